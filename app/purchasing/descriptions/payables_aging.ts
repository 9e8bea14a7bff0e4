/** Texts of the aging of payables. */
import type { Descriptions } from '#core/resources/descriptions'

/** The columns of the aging of payables. */
const ages = Object.fromEntries(
  ['rows', 'totals'].flatMap((part) => [
    [
      `${part}.current`,
      {
        description: 'What is not due yet, or came in on that day, in the currency of the company.',
        example: 149820,
      },
    ],
    [
      `${part}.days1To30`,
      { description: 'What was due, or came in, 1 to 30 days before.', example: 0 },
    ],
    [
      `${part}.days31To60`,
      { description: 'What was due, or came in, 31 to 60 days before.', example: 0 },
    ],
    [
      `${part}.days61To90`,
      { description: 'What was due, or came in, 61 to 90 days before.', example: 0 },
    ],
    [
      `${part}.over90`,
      { description: 'What was due, or came in, more than 90 days before.', example: 0 },
    ],
    [
      `${part}.total`,
      { description: 'All that is owed; below zero the supplier owes.', example: 149820 },
    ],
  ])
)

export default {
  operations: {
    'reports.payables_aging':
      'Sums what is owed to each supplier, by how long it has been due. ' +
      'Bills count from their due day, what was not billed from its receipt. ' +
      'For customers, use `GET /reports/receivables-aging`.',
  },

  fields: {
    'asOf': 'The day at whose end it stood so.',
    'ReportsPayablesAgingAnswer.rows':
      'A row for each supplier to whom something is owed, or who owes.',
    'rows.supplierId': 'The id of the supplier; null for orders without one.',
    'rows.supplierName': {
      description: 'The name of the supplier; null for orders without one.',
      example: 'Ferretería Mayorista S.A.',
    },
    ...ages,
    'totals': 'The sums of the rows.',
  },
} satisfies Descriptions
