import { EmployeeSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/search'

export default class Employee extends EmployeeSchema {
  @beforeSave()
  static makeSearchable(employee: Employee) {
    employee.searchText = folded(employee.documentNumber, employee.firstName, employee.lastName, employee.email).slice(0, 700)
  }
}
