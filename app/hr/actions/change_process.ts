import type DisciplinaryProcess from '#hr/models/disciplinary_process'
import Employee from '#hr/models/employee'
import { mustNotBePaidYet, mustSayItsDays, mustSuspendWhoWorksHere } from '#hr/contracts/suspension'
import type { ProcessChanges } from '#hr/validators/disciplinary_process'

/**
 * The days of a suspension change only while the payroll of neither the old nor the new ones is
 * approved (409 PERIOD_CLOSED), and to days on which the employee works here (422). The employee
 * must be locked.
 */
export async function changeProcess(process: DisciplinaryProcess, changes: ProcessChanges) {
  const { type, date, suspensionDays } = process
  process.merge(changes)
  mustSayItsDays(process)

  const before = { type, date, suspensionDays }
  const other = (['date', 'type', 'suspensionDays'] as const).find(
    (field) => process[field] !== before[field]
  )
  if (other) {
    await mustSuspendWhoWorksHere(await Employee.findOrFail(process.employeeId), process)
    await mustNotBePaidYet(before, other)
    await mustNotBePaidYet(process, other)
  }
  await process.save()
}
