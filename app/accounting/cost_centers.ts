/** Cost centres as imports of other domains refer to them; `ledger.ts` checks and posts them. */
export { default as CostCenter } from '#accounting/models/cost_center'
