import { SalaryIncreaseSchema } from '#database/schema'

export default class SalaryIncrease extends SalaryIncreaseSchema {}
