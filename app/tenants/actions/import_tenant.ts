import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { forgetCallers } from '#core/security/caller_cache'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { columnsOf } from '#core/database/tenant_tables'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { removeAllBytes } from '#files/drive'
import { Archive } from '#tenants/archive/archive'
import { inspectArchive, isBeingImported, mustNotBeHere } from '#tenants/archive/inspect_archive'
import { writeRows } from '#tenants/archive/write_rows'
import { nextNumber } from '#tenants/create_tenant'
import { removeTenant } from '#tenants/actions/remove_tenant'
import Tenant from '#tenants/models/tenant'
import { recordTenant } from '#tenants/company/tenant_audit'

/** An import without progress for this long counts as dead, and may be removed. */
const DEAD_AFTER_MS = 10 * 60_000

type Heard = {
  onInspected?: (rows: number) => void
  onWritten?: (rows: number) => void
  onFailed?: () => void
}

/**
 * Imports an archive completely or not at all; the tenant is shut off until the last row. 422 for a
 * damaged, foreign-release or wrong-passphrase archive, 409 for a duplicate.
 */
export async function importTenant(
  file: string,
  passphrase: string,
  { onInspected, onWritten, onFailed }: Heard = {}
): Promise<Tenant> {
  const archive = await Archive.open(file, passphrase)
  await removeRuins(String(archive.manifest.tenant.public_id))
  await inspectArchive(archive, onInspected)

  const tenant = await begun(archive)
  try {
    let renewed = clock.now().getTime()
    await Current.within(tenant.toCurrent(), () =>
      writeRows(archive, async (count) => {
        onWritten?.(count)
        if (clock.now().getTime() - renewed < DEAD_AFTER_MS / 10) return
        renewed = clock.now().getTime()
        await execute('UPDATE tenants SET delete_after = ? WHERE id = ?', [deadline(), tenant.id])
      })
    )
    return await completed(tenant)
  } catch (error) {
    onFailed?.()
    await removeTenant(tenant)
    await removeAllBytes(tenant.publicId).catch(() => {})
    throw error
  }
}

const deadline = () => sqlInstant(new Date(clock.now().getTime() + DEAD_AFTER_MS))

/** Removes the rows of a failed import. */
async function removeRuins(publicId: string) {
  const ruins = await Tenant.query()
    .where('public_id', publicId)
    .where('status', 'IMPORTING')
    .first()
  if (!ruins) return
  if (ruins.deleteAfter! > clock.now().toISOString()) throw isBeingImported(ruins.deleteAfter!)
  await removeTenant(ruins)
}

/** Inserts the tenant's row, shut off. */
function begun({ manifest }: Archive): Promise<Tenant> {
  const { tenant } = manifest
  return transaction(async () => {
    const id = await nextNumber()
    // A parallel import of the same archive waits for the number until this row exists.
    await mustNotBeHere(manifest)
    const columns = (await columnsOf('tenants'))
      .map(({ name }) => name)
      .filter((name) => name in tenant)
    const facts = Object.fromEntries(columns.map((name) => [name, tenant[name]]))

    await execute(
      insertInto('tenants', [
        { ...facts, id, status: 'IMPORTING', status_then: tenant.status, delete_after: deadline() },
      ])
    )
    return Tenant.findOrFail(id)
  })
}

function completed({ id }: Tenant): Promise<Tenant> {
  return transaction(async () => {
    const tenant = await Tenant.query().where('id', id).forUpdate().firstOrFail()
    // Keeps version and times as exported.
    await execute(
      'UPDATE tenants SET status = status_then, status_then = NULL, delete_after = NULL WHERE id = ?',
      [id]
    )
    await tenant.refresh()
    recordTenant('imported', tenant, null, null)
    afterCommit(forgetCallers)
    return tenant
  })
}
