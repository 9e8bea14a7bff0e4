import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { changeDepartment, makeDepartment } from '#hr/actions/keep_department'
import Department from '#hr/models/department'
import { departmentTransformer } from '#hr/transformers/department_transformer'
import { createDepartment, updateDepartment } from '#hr/validators/department'

export const departmentList = defineList({
  record: departmentTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'the name',
})

export const departments = {
  index: lists(departmentList),
  show: reads(departmentTransformer),
  store: creates(departmentTransformer, createDepartment, makeDepartment),
  update: updates(departmentTransformer, Department, updateDepartment, changeDepartment),

  destroy: deletes(Department, {
    check: async (department) => {
      await letGoDeletedEmployees(department)
      await announce('department.deleted', { departmentId: department.id })
    },
    summary: 'Delete a department',
  }),
}

/** Deleted employees do not block the deletion of their department. */
async function letGoDeletedEmployees({ id }: Department) {
  await execute(
    'UPDATE employees SET department_id = NULL WHERE tenant_id = ? AND department_id = ? AND live IS NULL',
    [Current.tenantId, id]
  )
}
