import { nameFile } from '#files/named_files'
import type DisciplinaryProcess from '#hr/models/disciplinary_process'
import Employee from '#hr/models/employee'
import { mustNotBePaidYet, mustSayItsDays, mustSuspendWhoWorksHere } from '#hr/contracts/suspension'
import type { ProcessChanges } from '#hr/validators/disciplinary_process'

/**
 * Changes a process of a locked employee. 409 PERIOD_CLOSED for suspensions in an approved month,
 * 422 for days on which the employee does not work here.
 */
export async function changeProcess(process: DisciplinaryProcess, changes: ProcessChanges) {
  const { type, date, suspensionDays, documentUrl } = process
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
  await nameFile({ ...documentOf(process), url: changes.documentUrl, before: documentUrl })
  await process.save()
}

export const documentOf = ({ id }: DisciplinaryProcess) => ({
  resource: 'disciplinary_processes',
  recordId: id,
  field: 'documentUrl',
})
