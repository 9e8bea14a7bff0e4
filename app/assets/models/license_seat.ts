import { LicenseSeatSchema } from '#database/schema'

export default class LicenseSeat extends LicenseSeatSchema {}
