/** Payer and fund of a deduction, which decide its ledger accounts. */
export const SIDES = ['EMPLOYEE', 'EMPLOYER'] as const

export type Side = (typeof SIDES)[number]

/** In Colombia: EPS, fondo de pensiones, caja de compensación; each has its own accounts. */
export const FUNDS = ['HEALTH', 'PENSION', 'FAMILY_FUND', 'OTHER'] as const

export type Fund = (typeof FUNDS)[number]
