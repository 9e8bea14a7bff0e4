import { dayRange, defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { dayFilter, idFilter } from '#core/input/query_fields'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { employeeFirst } from '#hr/employee_first'
import { lockEmployee } from '#hr/employees'
import { mustWorkHere } from '#hr/employment'
import Absence from '#hr/models/absence'
import Employee from '#hr/models/employee'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { absenceTransformer } from '#hr/transformers/absence_transformer'
import { createAbsence, updateAbsence } from '#hr/validators/absence'

const absenceList = defineList({
  record: absenceTransformer,
  sorts: ['date', 'updatedAt'],
  filters: { employeeId: idFilter(), from: dayFilter(), to: dayFilter() },
  where: dayRange('date'),
})

export const absences = {
  index: lists(absenceList),
  show: reads(absenceTransformer),

  store: creates(absenceTransformer, createAbsence, async (input) => {
    await mustWorkOn(input.date, await lockEmployee(input.employeeId))
    await mustBeOpenFor(input.date, input.date, ['date'])
    const absence = await Absence.create(input)
    await announce('absence.created', namesOf(absence))
    return absence
  }),

  update: employeeFirst(
    Absence,
    updates(absenceTransformer, Absence, updateAbsence, async (absence, changes) => {
      if (changes.date && changes.date !== absence.date) {
        await mustWorkOn(changes.date, await Employee.findOrFail(absence.employeeId))
        await mustBeOpen(absence.date, changes.date)
      }
      await whenChanged(
        absence,
        () => absence.merge(changes).save(),
        () => announce('absence.updated', namesOf(absence))
      )
    })
  ),

  destroy: employeeFirst(
    Absence,
    deletes(Absence, {
      check: async (absence) => {
        await mustBeOpenFor(absence.date)
        await announce('absence.deleted', namesOf(absence))
      },
    })
  ),
}

const mustWorkOn = (date: string, employee: Employee) =>
  mustWorkHere(employee, { from: date, to: date }, { fields: ['date'] })

const namesOf = ({ id, employeeId }: Absence) => ({ absenceId: id, employeeId })

async function mustBeOpen(...days: string[]) {
  for (const day of days.sort()) await mustBeOpenFor(day, day, ['date'])
}
