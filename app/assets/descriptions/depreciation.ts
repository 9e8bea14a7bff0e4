/** Texts of depreciation. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'assets.depreciation':
      'Computes the schedule of an asset by the straight-line method and names the entries ' +
      'that were posted. ' +
      'The worker posts ended months from the setting `assetDepreciationFrom` on; ' +
      'nothing is posted here.',
  },

  fields: {
    'Depreciation.usefulLifeMonths': {
      description:
        'Useful life of the model; ' +
        'null when the asset is not depreciated, as model, useful life, purchase date or ' +
        'cost is missing.',
      example: 36,
    },
    'Depreciation.salvageValue': {
      description: "Value at the end of the useful life, in the company's currency.",
      example: 350000,
    },
    'Depreciation.accumulated': {
      description:
        "Depreciation of the ended months, in the company's currency; " +
        'an asset out of service stops.',
      example: 1250000,
    },
    'Depreciation.bookValue': {
      description: "Cost less `accumulated`, in the company's currency; null without a cost.",
      example: 3600000,
    },
    'schedule': 'Months of the useful life; the parts are equal and the last takes the rest.',
    'month': { description: 'Month, as YYYY-MM.', example: '2026-01' },
    'Depreciation.schedule.amount': {
      description: "Depreciation of the month, rounded to the currency's decimals.",
      example: 125000,
    },
    'Depreciation.schedule.accumulated': {
      description: "Depreciation up to the end of the month, in the company's currency.",
      example: 1250000,
    },
    'Depreciation.schedule.bookValue': {
      description: "Book value at the end of the month, in the company's currency.",
      example: 3600000,
    },
    'Depreciation.schedule.journalEntryId':
      'Entry that posted the month; null while it is not posted.',
  },
} satisfies Descriptions
