import { openInPart } from '#core/resources/field_visibility'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { thirdPartyFact } from '#parties/links'
import { hidingPay } from '#hr/may_see_salaries'

/** Fields of employees that `directory:read` alone may see. */
export const directoryTransformer = defineTransformer(
  'DirectoryEntry',
  'employees',
  {
    id: out.id(),
    firstName: out.text(),
    lastName: out.text(),
    position: out.orNull(out.text()),
    departmentId: out.orNull(out.id()),
    department: out.orNull(
      out.text({
        sql: '(SELECT d.name FROM departments d WHERE d.tenant_id = t.tenant_id AND d.id = t.department_id)',
        description: 'Its name; only without the scope `hr:read`, which reads departments',
      })
    ),
    email: out.orNull(out.text()),
    isActive: out.flag(),
  },
  { bare: true, soft: true }
)

const { department, ...inBoth } = directoryTransformer.fields

const whole = hidingPay(
  defineTransformer(
    'Employee',
    'employees',
    {
      id: out.id(),
      departmentId: out.orNull(out.id()),
      costCenterId: out.orNull(out.id()),
      userId: out.orNull(
        out.text({
          description: 'The user that this employee logs in as, if any; it is not checked',
        })
      ),
      firstName: out.text({ example: 'Ana María' }),
      lastName: out.text({ example: 'Gómez Ñáñez' }),
      documentType: out.orNull(out.text({ example: 'CC' })),
      documentNumber: out.orNull(
        out.text({ example: '1020304050', description: 'With its type unique in the company' })
      ),
      position: out.orNull(out.text({ example: 'Jefe de bodega' })),
      email: out.orNull(out.text()),
      phone: out.orNull(out.text()),
      hireDate: out.day(),
      birthDate: out.orNull(out.day()),
      baseSalary: out.number({
        description: 'For information; payroll pays the salary of the contract',
      }),
      bankAccountInfo: out.orNull(
        out.text({
          description: 'Serialized JSON',
          example: '{"bank":"Bancolombia","number":"12345678"}',
        })
      ),
      isActive: out.flag({
        initial: true,
        description: 'Set by `active-state`; true until the last day is over',
      }),
      terminationDate: out.orNull(
        out.day({ description: 'The last day, of an employee who has left or is going to leave' })
      ),
      ...thirdPartyFact,
      ...integrationFacts(),
    },
    { soft: true }
  ),
  'baseSalary'
)

export const employeeTransformer = openInPart(whole, 'hr:read', Object.keys(inBoth), {
  department: department.schema,
})
