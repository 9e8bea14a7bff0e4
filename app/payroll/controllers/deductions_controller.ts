import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { choiceFilter, flagFilter } from '#core/input/query_fields'
import { invalid } from '#core/errors/refusal'
import { SIDES } from '#payroll/inputs/deduction_kinds'
import Deduction from '#payroll/models/deduction'
import { deductionTransformer } from '#payroll/transformers/deduction_transformer'
import { createDeduction, mustBeOneOf, updateDeduction } from '#payroll/validators/deduction'

const deductionList = defineList({
  record: deductionTransformer,
  sorts: ['name', 'updatedAt'],
  filters: { isActive: flagFilter(), side: choiceFilter(SIDES) },
})

export const deductions = {
  index: lists(deductionList),
  show: reads(deductionTransformer),
  store: creates(deductionTransformer, createDeduction, (input) => Deduction.create(input)),

  update: updates(deductionTransformer, Deduction, updateDeduction, async (deduction, changes) => {
    deduction.merge(changes)
    mustBeOneOf(deduction, (field, code, message) => {
      throw invalid(field, code, message)
    })
    await deduction.save()
  }),

  destroy: deletes(Deduction, { summary: 'Delete a deduction' }),
}
