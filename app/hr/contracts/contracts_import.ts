/** Import of contracts; employees are found by document number. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { signContract } from '#hr/actions/sign_contract'
import Contract from '#hr/models/contract'
import Employee from '#hr/models/employee'
import { createContract } from '#hr/validators/contract'

export default defineImport({
  resource: 'contracts',
  scope: 'hr:write',
  model: Contract,
  create: createContract,
  references: {
    employeeId: { column: 'documentNumber', model: Employee, by: 'documentNumber', exact: true },
  },
  make: signContract,
  labels: {
    documentNumber: label(
      'Número de documento, Documento, Cédula, Identificación',
      'Document number, ID number, National id'
    ),
    employeeId: label('Id del empleado', 'Employee id'),
    type: label('Tipo, Tipo de contrato', 'Type, Contract type'),
    salary: label('Salario, Sueldo', 'Salary'),
    startDate: label('Fecha de inicio, Desde, Inicio', 'Start date, From'),
    endDate: label('Fecha de terminación, Fecha de fin, Hasta', 'End date, To'),
  },
  example: {
    documentNumber: '1020304050',
    type: 'INDEFINITE',
    salary: 2_000_000,
    startDate: '2026-01-15',
  },
})
