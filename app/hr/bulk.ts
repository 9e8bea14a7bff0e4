/** Employees from files, known again by the number of their document; a department may be given by its name. Nobody is welcomed unless the import says `notify`. */
import { defineBulk } from '#core/bulk'
import { DOCUMENT_NUMBER, idKey } from '#core/id_key'
import { mayChangeEmployee } from '#hr/birth_date'
import Department from '#hr/models/department'
import Employee from '#hr/models/employee'
import { createDepartment } from '#hr/validators/department'
import { createEmployee, updateEmployee } from '#hr/validators/employee'

export default defineBulk({
  resource: 'employees',
  scope: 'hr:write',
  model: Employee,
  create: createEmployee,
  update: updateEmployee,
  key: 'documentNumber',
  compared: DOCUMENT_NUMBER,
  unique: { attribute: 'documentPlain', of: ({ documentType, documentNumber }) => (documentNumber ? `${documentType ?? ''}:${idKey(String(documentNumber))}` : undefined) },
  references: {
    departmentId: { column: 'department', model: Department, by: 'name', create: createDepartment, created: { event: 'department.created', id: 'departmentId' } },
  },
  mayChange: mayChangeEmployee,
  created: { event: 'employee.created', id: 'employeeId', quiet: true },
  updated: { event: 'employee.updated', id: 'employeeId' },
  example: { documentType: 'CC', documentNumber: '1020304050', firstName: 'Ana María', lastName: 'Gómez Peña', position: 'Vendedora', email: 'ana.gomez@example.com', phone: '+57 310 765 4321', hireDate: '2026-01-15', birthDate: '1994-03-08', baseSalary: 2_000_000, bankAccountInfo: '{"bank":"Bancolombia","number":"12345678"}' },
})
