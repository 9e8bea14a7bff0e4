/** Import of departments, matched by name. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { unaccented } from '#core/database/search_text'
import { changeDepartment, makeDepartment } from '#hr/actions/keep_department'
import Department from '#hr/models/department'
import { createDepartment, updateDepartment } from '#hr/validators/department'

export default defineImport({
  resource: 'departments',
  scope: 'hr:write',
  model: Department,
  create: createDepartment,
  update: updateDepartment,
  key: 'name',
  unique: { attribute: 'name', of: ({ name }) => unaccented(name as string) },
  make: makeDepartment,
  change: changeDepartment,
  labels: {
    name: label('Nombre, Departamento, Área', 'Name, Department, Area'),
  },
  example: { name: 'Atención al cliente', notes: 'Mostrador y teléfono' },
})
