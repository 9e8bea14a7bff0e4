const amount = (description: string) => ({ type: 'number', description })

const month = {
  month: { type: 'string', examples: ['2026-01'] },
  amount: amount('Lost in this month'),
  accumulated: amount('Lost up to its end'),
  bookValue: amount('What the asset is worth in the books at its end'),
  journalEntryId: {
    type: ['string', 'null'],
    format: 'uuid',
    description: 'The entry that posted it',
  },
}

const depreciation = {
  assetId: { type: 'string', format: 'uuid' },
  usefulLifeMonths: {
    type: ['integer', 'null'],
    description:
      "The model's; null when the asset is not depreciated: it has no model that says over how long, no purchase date or no purchase cost. The schedule is then what was booked while it had",
  },
  salvageValue: { type: ['number', 'null'] },
  accumulated: amount(
    'Lost in the months that are over; of what is DECOMMISSIONED or LOST, where depreciation is ' +
      'posted, in those that the books have'
  ),
  bookValue: { type: ['number', 'null'], description: 'purchaseCost less accumulated' },
  schedule: {
    type: 'array',
    items: { type: 'object', properties: month, required: Object.keys(month) },
  },
}

export const DEPRECIATION_SCHEMA = {
  type: 'object',
  properties: depreciation,
  required: Object.keys(depreciation),
}
