/** Assistant tools of recurring documents. */
import { toolset, type ToolDefinition } from '#core/endpoints/assistant_tools'

const PRICES = ['items.unitPrice', 'items.taxRate', 'items.taxes', 'items.priceIncludesTax']

type Words = {
  /** Such as `expense` and `expenses`. */
  one: string
  many: string
  /** Of the path, such as `recurring-expenses`. */
  path: string
  /** The sentences of the tool that creates one. */
  create: string
  without?: readonly string[]
}

/** The nine tools of a kind. */
const toolsOf = ({ one, many, path, create, without }: Words): Record<string, ToolDefinition> => ({
  [`find_recurring_${many}`]: {
    route: `${path}.index`,
    description:
      `Find recurring ${many} by status, each with its next day (\`nextDate\`) and how many were made or failed. ` +
      `Use it when somebody asks what comes again and again, and to get the id that other tools ask for.`,
  },
  [`read_recurring_${one}`]: {
    route: `${path}.show`,
    description:
      `Read one recurring ${one}: what it makes, its rhythm, and in \`allowedActions\` what may be done with it now. ` +
      `Use it before you change one; find_recurring_${many} gives the id.`,
  },
  [`create_recurring_${one}`]: {
    route: `${path}.store`,
    ...(without && { without }),
    description: create,
  },
  [`pause_recurring_${one}`]: {
    route: `${path}.pause`,
    description:
      `Pause a recurring ${one}: nothing is made until it is resumed. ` +
      `Use it when somebody wants it to rest; find_recurring_${many} gives the id.`,
  },
  [`resume_recurring_${one}`]: {
    route: `${path}.resume`,
    description:
      `Resume a paused recurring ${one}; its \`catchUp\` decides about the periods of the pause. ` +
      `Use it when it goes on; find_recurring_${many} gives the id.`,
  },
  [`cancel_recurring_${one}`]: {
    route: `${path}.cancel`,
    isDestructive: true,
    description:
      `End a recurring ${one} for good; what it has made stays. ` +
      `Use it when it will not come again, and ask before you do it; find_recurring_${many} gives the id.`,
  },
  [`run_recurring_${one}`]: {
    route: `${path}.run`,
    description:
      `Make what is due of a recurring ${one} now, failed periods again. ` +
      `Use it once the cause of a failure is gone; list_recurring_${one}_periods shows the causes.`,
  },
  [`skip_recurring_${one}_period`]: {
    route: `${path}.skip`,
    description:
      `Skip one period of a recurring ${one}, which is then never made. ` +
      `Use it for a single exception; \`periodStart\` is the first day of the period, such as \`nextDate\`.`,
  },
  [`list_recurring_${one}_periods`]: {
    route: `${path}.occurrences.index`,
    description:
      `List the periods of a recurring ${one}: made with its document, failed with its cause, or skipped. ` +
      `Use it when somebody asks why one is missing; find_recurring_${many} gives the id.`,
  },
})

export default {
  ...toolset(
    'sales',
    toolsOf({
      one: 'invoice',
      many: 'invoices',
      path: 'recurring-invoices',
      without: PRICES,
      create:
        'Bill a customer again every so many weeks, months or years from `startDate` on. Use it ' +
        'for rent, subscriptions and contracts, and ask first, because invoices are then issued ' +
        'without a person. find_customers gives `customerId`, find_products each `productId`.',
    })
  ),
  ...toolset(
    'purchasing',
    toolsOf({
      one: 'bill',
      many: 'bills',
      path: 'recurring-bills',
      create:
        'Draft or post the same bill of a supplier every so many weeks, months or years from ' +
        '`startDate` on. Use it for rent and services that are paid later, and ask first. ' +
        'find_suppliers gives `supplierId`; `number` needs a placeholder such as {{month}}.',
    })
  ),
  ...toolset('accounting', {
    ...toolsOf({
      one: 'expense',
      many: 'expenses',
      path: 'recurring-expenses',
      create:
        'Record the same expense every so many weeks, months or years from `startDate` on. Use it ' +
        'for rent and fees that the bank debits, and ask first. `paymentAccountId` is the account ' +
        'of the money, from find_accounts.',
    }),
    ...toolsOf({
      one: 'entry',
      many: 'entries',
      path: 'recurring-entries',
      create:
        'Post the same journal entry every so many weeks, months or years from `startDate` on. ' +
        'Use it for accruals and prepaid costs, and ask first. find_accounts gives each ' +
        '`accountId`.',
    }),
  }),
}
