import type DisciplinaryProcess from '#hr/models/disciplinary_process'
import { mustNotBePaidYet, mustSayItsDays } from '#hr/suspension'
import type { ProcessChanges } from '#hr/validators/disciplinary_process'

/** What a suspension takes from pay changes only while neither its days nor the new ones are paid. The employee must be locked. */
export async function changeProcess(process: DisciplinaryProcess, changes: ProcessChanges) {
  const { type, date, suspensionDays } = process
  process.merge(changes)
  mustSayItsDays(process)

  const isOther = process.type !== type || process.date !== date || process.suspensionDays !== suspensionDays
  if (isOther) {
    await mustNotBePaidYet({ type, date, suspensionDays })
    await mustNotBePaidYet(process)
  }
  await process.save()
}
