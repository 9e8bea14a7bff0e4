/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import concepts from '#payroll/descriptions/concepts'
import payrollRuns from '#payroll/descriptions/payroll_runs'
import payslips from '#payroll/descriptions/payslips'
import settings from '#payroll/descriptions/settings'

export default {
  operations: {
    ...concepts.operations,
    ...payrollRuns.operations,
    ...payslips.operations,
    ...settings.operations,
  },
  fields: { ...concepts.fields, ...payrollRuns.fields, ...payslips.fields, ...settings.fields },
  enums: { ...concepts.enums, ...payrollRuns.enums, ...payslips.enums, ...settings.enums },
  parameters: { ...concepts.parameters, ...payslips.parameters },
} satisfies Descriptions
