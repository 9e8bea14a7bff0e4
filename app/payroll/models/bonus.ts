import { BonusSchema } from '#database/schema'
import { bonusKind, type BonusType } from '#payroll/inputs/bonus_types'

export default class Bonus extends BonusSchema {
  declare type: BonusType

  get isSalary() {
    return bonusKind(this.type).isSalary
  }

  get isTaxable() {
    return bonusKind(this.type).isTaxable
  }
}
