import { dayRange, defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { nameFile } from '#files/named_files'
import { changeProcess, documentOf } from '#hr/actions/change_process'
import { employeeFirst } from '#hr/employee_first'
import { lockEmployee } from '#hr/employees'
import DisciplinaryProcess, { DISCIPLINARY_TYPES } from '#hr/models/disciplinary_process'
import { mustNotBePaidYet, mustSayItsDays, mustSuspendWhoWorksHere } from '#hr/contracts/suspension'
import { disciplinaryProcessTransformer } from '#hr/transformers/disciplinary_process_transformer'
import { createProcess, updateProcess } from '#hr/validators/disciplinary_process'

const processList = defineList({
  record: disciplinaryProcessTransformer,
  sorts: ['date', 'updatedAt'],
  filters: {
    employeeId: idFilter(),
    type: choiceFilter(DISCIPLINARY_TYPES),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: dayRange('date'),
})

export const disciplinaryProcesses = {
  index: lists(processList),
  show: reads(disciplinaryProcessTransformer),

  store: creates(disciplinaryProcessTransformer, createProcess, async (input) => {
    mustSayItsDays(input)
    await mustSuspendWhoWorksHere(await lockEmployee(input.employeeId), input)
    await mustNotBePaidYet(input, 'date')
    const process = await DisciplinaryProcess.create(input)
    await nameFile({ ...documentOf(process), url: input.documentUrl })
    return process
  }),

  update: employeeFirst(
    DisciplinaryProcess,
    updates(disciplinaryProcessTransformer, DisciplinaryProcess, updateProcess, changeProcess)
  ),
  destroy: employeeFirst(
    DisciplinaryProcess,
    deletes(DisciplinaryProcess, { check: (process) => mustNotBePaidYet(process) })
  ),
}
