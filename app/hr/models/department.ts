import { DepartmentSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Department extends DepartmentSchema {
  @beforeSave()
  static makeSearchable(department: Department) {
    department.searchText = folded(department.name).slice(0, 300)
  }
}
