/** Import of employees, matched by document number; welcome mails only with `notify`. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { DOCUMENT_NUMBER, idKey } from '#core/primitives/id_key'
import { besideOf, factsOfPerson } from '#parties/links'
import { mayChangeEmployee } from '#hr/people/birth_date'
import { CostCenter } from '#accounting/cost_centers'
import Department from '#hr/models/department'
import Employee from '#hr/models/employee'
import { createDepartment } from '#hr/validators/department'
import { createEmployee, updateEmployee } from '#hr/validators/employee'

export default defineImport({
  resource: 'employees',
  scope: 'hr:write',
  model: Employee,
  create: createEmployee,
  update: updateEmployee,
  key: 'documentNumber',
  compared: DOCUMENT_NUMBER,
  unique: {
    attribute: 'documentPlain',
    of: ({ documentType, documentNumber }) =>
      documentNumber ? `${documentType ?? ''}:${idKey(String(documentNumber))}` : undefined,
  },
  references: {
    departmentId: {
      column: 'department',
      model: Department,
      by: 'name',
      create: createDepartment,
      created: { event: 'department.created', id: 'departmentId' },
    },
    costCenterId: {
      ...{ column: 'costCenter', model: CostCenter, by: 'code', exact: true },
      where: { active: true },
    },
  },
  mayChange: mayChangeEmployee,
  beside: besideOf(['documentType', 'documentNumber'], factsOfPerson),
  created: { event: 'employee.created', id: 'employeeId', quiet: true },
  updated: { event: 'employee.updated', id: 'employeeId' },
  labels: {
    thirdPartyId: label('Id del tercero', 'Third party id'),
    firstName: label('Nombres, Nombre, Primer nombre', 'First name, Given name'),
    lastName: label('Apellidos, Apellido', 'Last name, Surname, Family name'),
    documentType: label('Tipo de documento, Tipo de identificación', 'Document type, ID type'),
    documentNumber: label(
      'Número de documento, Documento, Cédula, Identificación, Número de identificación',
      'Document number, ID number, National id'
    ),
    department: label('Departamento, Área', 'Department, Area'),
    departmentId: label('Id del departamento', 'Department id'),
    costCenter: label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    costCenterId: label('Id del centro de costo', 'Cost center id'),
    position: label('Cargo, Puesto', 'Position, Job title'),
    hireDate: label(
      'Fecha de ingreso, Fecha de contratación, Fecha ingreso',
      'Hire date, Start date'
    ),
    birthDate: label('Fecha de nacimiento, Nacimiento', 'Birth date, Date of birth'),
    baseSalary: label('Salario, Salario base, Sueldo, Salario básico', 'Base salary, Salary'),
    userId: label('Id del usuario, Usuario', 'User id, User'),
    bankAccountInfo: label('Datos bancarios, Cuenta bancaria', 'Bank account info, Bank account'),
  },
  example: {
    documentType: 'CC',
    documentNumber: '1020304050',
    firstName: 'Ana María',
    lastName: 'Gómez Peña',
    position: 'Vendedora',
    email: 'ana.gomez@example.com',
    phone: '+57 310 765 4321',
    hireDate: '2026-01-15',
    birthDate: '1994-03-08',
    baseSalary: 2_000_000,
    bankAccountInfo: '{"bank":"Bancolombia","number":"12345678"}',
  },
})
