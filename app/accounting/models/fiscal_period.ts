import { FiscalPeriodSchema } from '#database/schema'

export default class FiscalPeriod extends FiscalPeriodSchema {}
