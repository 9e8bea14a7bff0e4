import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import type { InputOf } from '#core/endpoints/operations'
import Department from '#hr/models/department'
import type { createDepartment, updateDepartment } from '#hr/validators/department'

/** A new department, of a request or of a file. Announces `department.created`. */
export async function makeDepartment(input: InputOf<typeof createDepartment>): Promise<Department> {
  const department = await Department.create(input)
  await announce('department.created', { departmentId: department.id })
  return department
}

/** New facts of a locked department. Announces `department.updated`, if any is another. */
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
