import { integrationFacts } from '#core/integration/record'
import { defineRecord, out } from '#core/record'
import { hidingPay } from '#hr/may_see_salaries'

export const employeeRecord = hidingPay(
  defineRecord(
    'Employee',
    'employees',
    {
      id: out.id(),
      departmentId: out.orNull(out.id()),
      userId: out.orNull(out.text({ description: 'The user that this employee logs in as, if any; it is not checked' })),
      firstName: out.text({ example: 'Ana María' }),
      lastName: out.text({ example: 'Gómez Ñáñez' }),
      documentType: out.orNull(out.text({ example: 'CC' })),
      documentNumber: out.orNull(out.text({ example: '1020304050', description: 'With its type unique in the company' })),
      position: out.orNull(out.text({ example: 'Jefe de bodega' })),
      email: out.orNull(out.text()),
      phone: out.orNull(out.text()),
      hireDate: out.day(),
      birthDate: out.orNull(out.day()),
      baseSalary: out.number({ description: 'For information; payroll pays the salary of the contract' }),
      bankAccountInfo: out.orNull(out.text({ description: 'Serialized JSON', example: '{"bank":"Bancolombia","number":"12345678"}' })),
      isActive: out.flag({ initial: true, description: 'Set by `active-state`; true until the last day is over' }),
      terminationDate: out.orNull(out.day({ description: 'The last day, of an employee who has left or is going to leave' })),
      ...integrationFacts(),
    },
    { soft: true }
  ),
  'baseSalary'
)
