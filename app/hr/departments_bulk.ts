/** Departments from files, known again by their name. */
import { defineBulk } from '#core/bulk'
import { unaccented } from '#core/search'
import Department from '#hr/models/department'
import { createDepartment, updateDepartment } from '#hr/validators/department'

export default defineBulk({
  resource: 'departments',
  scope: 'hr:write',
  model: Department,
  create: createDepartment,
  update: updateDepartment,
  key: 'name',
  unique: { attribute: 'name', of: ({ name }) => unaccented(name as string) },
  make: (department) => Department.create(department),
  change: (department, changes) => department.merge(changes).save(),
  example: { name: 'Atención al cliente', notes: 'Mostrador y teléfono' },
})
