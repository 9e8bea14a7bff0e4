import { Current } from '#core/context/current'
import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { PAY } from '#core/context/scopes'
import { mustHaveScope } from '#core/security/permissions'
import { choiceFilter, idFilter, periodFilter } from '#core/input/query_fields'
import { invalid } from '#core/errors/refusal'
import { lockEmployee } from '#hr/employees'
import Employee from '#hr/models/employee'
import { BONUS_TYPES } from '#payroll/inputs/bonus_types'
import { mustBeUnused } from '#payroll/runs/inputs'
import Bonus from '#payroll/models/bonus'
import { bonusTransformer } from '#payroll/transformers/bonus_transformer'
import { createBonus, updateBonus } from '#payroll/validators/bonus'

const bonusList = defineList({
  record: bonusTransformer,
  sorts: ['updatedAt'],
  filters: { employeeId: idFilter(), type: choiceFilter(BONUS_TYPES), period: periodFilter() },
})

export const bonuses = {
  index: lists(bonusList),
  show: reads(bonusTransformer),

  store: creates(bonusTransformer, createBonus, async (input) => {
    mustNotBeBeforeHire(await lockEmployee(input.employeeId), input.period)
    return Bonus.create(input)
  }),

  update: updates(bonusTransformer, Bonus, updateBonus, async (bonus, changes) => {
    // Sending the same amount changes nothing and would so reveal it: the scope is checked first.
    if (changes.amount !== undefined) mustHaveScope(Current.actor, PAY)
    await mustBeUnused('BONUS', bonus.id)
    if (changes.period && changes.period !== bonus.period)
      mustNotBeBeforeHire(await Employee.findOrFail(bonus.employeeId), changes.period)
    await bonus.merge(changes).save()
  }),

  destroy: deletes(Bonus, {
    check: ({ id }) => mustBeUnused('BONUS', id),
    summary: 'Delete a bonus',
  }),
}

/** 422 for a month before the month of hire. */
function mustNotBeBeforeHire({ hireDate }: Employee, period?: string | null) {
  if (period && period < hireDate.slice(0, 7))
    throw invalid(
      'period',
      'INVALID',
      `period must not be before the month of hireDate, which is ${hireDate}.`
    )
}
