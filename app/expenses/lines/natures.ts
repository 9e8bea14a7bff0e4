/** Goods or services: tax returns count purchases apart by this nature. */
export const NATURES = ['GOODS', 'SERVICES'] as const

export type Nature = (typeof NATURES)[number]
