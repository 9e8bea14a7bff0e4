import { EmployeeSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { idForms } from '#core/primitives/id_key'
import { folded } from '#core/database/search_text'

export default class Employee extends EmployeeSchema {
  @beforeSave()
  static makeSearchable(employee: Employee) {
    employee.searchText = folded(
      ...idForms(employee.documentNumber),
      employee.firstName,
      employee.lastName,
      employee.email
    ).slice(0, 700)
  }
}
