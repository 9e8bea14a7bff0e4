import { RecurringTemplateSchema } from '#database/schema'
import type { RecurringStatus } from '#recurring/lifecycles'
import type { CatchUp } from '#recurring/schedule/due_periods'
import type { Unit } from '#recurring/schedule/rhythm'

export type KindName = 'INVOICE' | 'BILL' | 'EXPENSE' | 'ENTRY'

export const MODES = ['DRAFT', 'ISSUE'] as const
export const PRICES = ['FIXED', 'CURRENT'] as const

/** A row of any kind. */
export default class RecurringTemplate extends RecurringTemplateSchema {
  static table = 'recurring_templates'
  declare kind: KindName
  declare status: RecurringStatus
  declare unit: Unit
  declare catchUp: CatchUp
  declare mode: (typeof MODES)[number]
  declare prices: (typeof PRICES)[number]
}
