import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, flagFilter, idFilter } from '#core/input/query_fields'
import { changeContract } from '#hr/actions/change_contract'
import { signContract } from '#hr/actions/sign_contract'
import { employeeFirst } from '#hr/employee_first'
import Contract, { CONTRACT_TYPES } from '#hr/models/contract'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { contractTransformer } from '#hr/transformers/contract_transformer'
import { createContract, updateContract } from '#hr/validators/contract'

const contractList = defineList({
  record: contractTransformer,
  sorts: ['startDate', 'endDate', 'updatedAt'],
  filters: { employeeId: idFilter(), type: choiceFilter(CONTRACT_TYPES), isActive: flagFilter() },
})

export const contracts = {
  index: lists(contractList),
  show: reads(contractTransformer),
  store: creates(contractTransformer, createContract, signContract),
  update: employeeFirst(
    Contract,
    updates(contractTransformer, Contract, updateContract, changeContract)
  ),

  destroy: employeeFirst(
    Contract,
    deletes(Contract, {
      check: async ({ id, employeeId, startDate, endDate }) => {
        await mustBeOpenFor(startDate, endDate)
        await announce('contract.deleted', { contractId: id, employeeId })
      },
      summary: 'Delete a contract',
    })
  ),
}
