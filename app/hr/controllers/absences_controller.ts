import { dayRange, defineList } from '#core/list'
import { creates, deletes, lists, reads, updates } from '#core/operations'
import { dayFilter, idFilter } from '#core/query_fields'
import { employeeFirst } from '#hr/employee_first'
import { lockEmployee } from '#hr/employees'
import Absence from '#hr/models/absence'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { absenceRecord } from '#hr/transformers/absence_record'
import { createAbsence, updateAbsence } from '#hr/validators/absence'

const absenceList = defineList({
  record: absenceRecord,
  sorts: ['date', 'updatedAt'],
  filters: { employeeId: idFilter(), from: dayFilter(), to: dayFilter() },
  where: dayRange('date'),
})

export const absences = {
  index: lists(absenceList),
  show: reads(absenceRecord),

  store: creates(absenceRecord, createAbsence, async (input) => {
    await lockEmployee(input.employeeId)
    await mustBeOpenFor(input.date, input.date, ['date'])
    return Absence.create(input)
  }),

  update: employeeFirst(Absence, updates(absenceRecord, Absence, updateAbsence, async (absence, changes) => {
    if (changes.date && changes.date !== absence.date) await mustBeOpen(absence.date, changes.date)
    await absence.merge(changes).save()
  })),

  destroy: employeeFirst(Absence, deletes(Absence, { check: ({ date }) => mustBeOpenFor(date) })),
}

async function mustBeOpen(...days: string[]) {
  for (const day of days.sort()) await mustBeOpenFor(day, day, ['date'])
}
