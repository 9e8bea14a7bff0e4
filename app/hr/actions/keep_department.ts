import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import type { InputOf } from '#core/endpoints/operations'
import Department from '#hr/models/department'
import type { createDepartment, updateDepartment } from '#hr/validators/department'

/** Creates a department. Announces `department.created`. */
export async function makeDepartment(input: InputOf<typeof createDepartment>): Promise<Department> {
  const department = await Department.create(input)
  await announce('department.created', { departmentId: department.id })
  return department
}

/** Changes a locked department. Announces `department.updated` if anything changed. */
export function changeDepartment(
  department: Department,
  changes: InputOf<typeof updateDepartment>
) {
  return whenChanged(
    department,
    () => department.merge(changes).save(),
    () => announce('department.updated', { departmentId: department.id })
  )
}
