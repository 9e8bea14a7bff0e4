/** Employees who have opted out of greetings. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { record } from '#core/audit/audit'
import { transaction } from '#core/database/transaction/transaction'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import type { Reader } from '#communications/greetings/unsubscribe_link'

export async function wantsGreetings(employeeId: string): Promise<boolean> {
  const [out] = await rows(
    'SELECT 1 FROM greeting_optouts WHERE tenant_id = ? AND employee_id = ?',
    [Current.tenantId, employeeId]
  )
  return !out
}

export async function whoWantNoGreetings(employeeIds: readonly string[]): Promise<Set<string>> {
  if (!employeeIds.length) return new Set()

  const found = await rows<{ id: string }>(
    'SELECT employee_id AS id FROM greeting_optouts WHERE tenant_id = ? AND employee_id IN (?)',
    [Current.tenantId, employeeIds]
  )
  return new Set(found.map(({ id }) => id))
}

/** The company of a link as a context; undefined when unknown. */
export async function companyOf({ tenantPublicId }: Reader) {
  const [row] = await Current.acrossTenants('find the company of an unsubscription', () =>
    rows(`SELECT ${CURRENT_TENANT_COLUMNS} FROM tenants tenant WHERE tenant.public_id = ?`, [
      tenantPublicId,
    ])
  )
  return row && currentTenant(row)
}

/** Idempotent. */
export async function optOut({ employeeId }: Reader) {
  await transaction(async () => {
    const added = await execute(
      'INSERT IGNORE INTO greeting_optouts (tenant_id, employee_id, created_at) VALUES (?, ?, ?)',
      [Current.tenantId, employeeId, sqlInstant(clock.now())]
    )
    if (added) record({ action: 'employee.unsubscribed', entity: 'employee', entityId: employeeId })
  })
}
