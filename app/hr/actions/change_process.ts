import type DisciplinaryProcess from '#hr/models/disciplinary_process'
import { mustNotBePaidYet, mustSayItsDays } from '#hr/suspension'
import type { ProcessChanges } from '#hr/validators/disciplinary_process'

/** What a suspension takes from pay changes only while neither its days nor the new ones are paid (409 PERIOD_CLOSED). The employee must be locked. */
export async function changeProcess(process: DisciplinaryProcess, changes: ProcessChanges) {
  const { type, date, suspensionDays } = process
  process.merge(changes)
  mustSayItsDays(process)

  const before = { type, date, suspensionDays }
  const other = (['date', 'type', 'suspensionDays'] as const).find((field) => process[field] !== before[field])
  if (other) {
    await mustNotBePaidYet(before, other)
    await mustNotBePaidYet(process, other)
  }
  await process.save()
}
