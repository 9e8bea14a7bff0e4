/** Bearer and creditor of a deduction, which decide its accounts. */
export const SIDES = ['EMPLOYEE', 'EMPLOYER'] as const

export type Side = (typeof SIDES)[number]

/**
 * HEALTH, PENSION and FAMILY_FUND (in Colombia EPS, fondo de pensiones, caja de compensación) have
 * accounts of their own.
 */
export const FUNDS = ['HEALTH', 'PENSION', 'FAMILY_FUND', 'OTHER'] as const

export type Fund = (typeof FUNDS)[number]
