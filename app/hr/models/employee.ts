import { EmployeeSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/search'

export default class Employee extends EmployeeSchema {
  @beforeSave()
  static makeSearchable(employee: Employee) {
    employee.searchText = folded(employee.firstName, employee.lastName, employee.email, employee.documentNumber).slice(0, 700)
  }
}
