/** Texts that all kinds of series share. */
import type { Descriptions } from '#core/resources/descriptions'

type Words = {
  /** Such as `recurring invoice` and `invoices`. */
  one: string
  many: string
  path: string
  /** How a document is dated. */
  dated: string
}

/** The texts of the operations of a kind. */
export const operationsOf = ({ one, many, path, dated }: Words): Record<string, string> => ({
  [`${path}.index`]:
    `Lists recurring ${many}, newest first. ` +
    'Which come next, the sort `nextDate` says; what each has made is in its `occurrences`.',
  [`${path}.store`]:
    `Makes ${many} again from \`startDate\` on, every so many weeks, months or years. ` +
    `The body is tried as a single one and refused alike, before anything is kept. ${dated} ` +
    'Texts may have `{{period}}`, `{{month}}` and `{{year}}`. ' +
    `For a single one, use \`POST /${path.slice('recurring-'.length).replace('entries', 'journal-entries')}\`.`,
  [`${path}.show`]:
    `Answers one ${one}, with its next day and what may be done with it. ` +
    `Its periods are in \`GET /${path}/:id/occurrences\`.`,
  [`${path}.update`]:
    'Changes later documents, or the end. ' +
    'Once it has a period, `startDate`, `every` and `unit` stay: cancel it and create another.',
  [`${path}.pause`]:
    'Stops it until it is resumed. ' + `To leave out one period, use \`POST /${path}/:id/skip\`.`,
  [`${path}.resume`]:
    'Lets a paused one go on. ' + 'Its `catchUp` decides about the periods of the pause.',
  [`${path}.cancel`]:
    'Ends it for good; what it made stays. ' +
    `To stop for a while, use \`POST /${path}/:id/pause\`.`,
  [`${path}.run`]:
    'Makes what is due now, at most 24, and tries failed periods again. ' +
    'The worker does so each day by itself.',
  [`${path}.skip`]:
    'Leaves out the period that begins on `periodStart`, also one that has failed. ' +
    'A second time changes nothing; one that was made is a 409 `IN_USE`.',
  [`${path}.occurrences.index`]:
    `Lists the periods of a ${one} that were made, failed or skipped. ` +
    'A failed one has its `code`, and is tried again each day.',
})

export default {
  fields: {
    'status': 'The state, which its actions change. Read-only.',
    'every': { description: 'The number of units from one period to the next.', example: 1 },
    'unit': 'The unit of `every`.',
    'startDate': {
      description:
        'The first day of the first period, up to ten years past. ' +
        'Each period begins a whole number of units after it, on the last day of a shorter month.',
      example: '2027-01-31',
    },
    'endDate': {
      description: 'The last day on which a period may begin; null without one.',
      example: '2027-12-31',
    },
    'occurrences': { description: 'The number of its periods; null without an end.', example: 12 },
    'mode': 'Whether the documents are issued or stay drafts.',
    'catchUp': 'What happens with periods that were missed.',
    'prices': 'Whether the prices stay or follow the products.',
    'send': 'Whether each is mailed to the customer. Not of drafts (422 `CONTRADICTION`).',
    'nextDate': {
      description: 'The first day of the next period; null after the last one. Read-only.',
      example: '2027-02-28',
    },
    'made': { description: 'The number of documents that it has made. Read-only.', example: 1 },
    'failed': {
      description: 'The number of periods that have failed and are tried again. Read-only.',
      example: 0,
    },
    'periodStart': { description: 'The first day of a period.', example: '2027-02-28' },
    'RecurringOccurrence.periodStart': {
      description: 'The first day of the period. Read-only.',
      example: '2027-01-31',
    },
    'RecurringOccurrence.periodEnd': {
      description: 'The last day of the period. Read-only.',
      example: '2027-02-27',
    },
    'RecurringOccurrence.status': 'What became of the period. Read-only.',
    'RecurringOccurrence.documentId':
      'The id of the document that was made; null without one. Read-only.',
    'RecurringOccurrence.code': {
      description:
        'The code of the refusal of a failed period; NO_EMAIL of an invoice that was not mailed. ' +
        'Null without one. Read-only.',
      example: 'PRODUCT_INACTIVE',
    },
    'RecurringOccurrence.message': {
      description: 'The sentence of that refusal; null without one. Read-only.',
      example: 'Asesoría is no longer sold',
    },
    'RecurringOccurrence.triedOn': {
      description: 'The day of the last attempt; null of a skipped period. Read-only.',
      example: '2027-01-31',
    },
  },

  enums: {
    'status': {
      ACTIVE: 'Makes its periods as they come.',
      PAUSED: 'Makes nothing until it is resumed.',
      FINISHED: 'Its last period is over.',
      CANCELLED: 'Ended by hand.',
    },
    'RecurringOccurrence.status': {
      MADE: 'Its document was made.',
      FAILED: 'Its document was refused with `code`, and is tried again each day.',
      SKIPPED: 'Left out, by hand or by `catchUp`.',
    },
    'unit': { WEEK: 'Weeks.', MONTH: 'Months.', YEAR: 'Years.' },
    'mode': {
      DRAFT: 'Each stays a draft until somebody issues it.',
      ISSUE: 'Each is issued and posted at once.',
    },
    'catchUp': {
      ALL: 'Each missed period is made, each with its days.',
      LATEST: 'Only the last of the missed periods is made.',
      SKIP: 'Missed periods are left out.',
    },
    'prices': {
      FIXED: 'The prices of the day on which it was created or changed stay.',
      CURRENT: 'Each document takes the prices of the products on its day.',
    },
  },
} satisfies Descriptions
