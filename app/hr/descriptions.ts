/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import employees from '#hr/descriptions/employees'
import contracts from '#hr/descriptions/contracts'
import timeOff from '#hr/descriptions/time_off'
import disciplinaryProcesses from '#hr/descriptions/disciplinary_processes'

export default {
  operations: {
    ...employees.operations,
    ...contracts.operations,
    ...timeOff.operations,
    ...disciplinaryProcesses.operations,
  },
  fields: {
    ...employees.fields,
    ...contracts.fields,
    ...timeOff.fields,
    ...disciplinaryProcesses.fields,
  },
  enums: { ...contracts.enums, ...timeOff.enums, ...disciplinaryProcesses.enums },
  parameters: { ...employees.parameters, ...timeOff.parameters },
} satisfies Descriptions
