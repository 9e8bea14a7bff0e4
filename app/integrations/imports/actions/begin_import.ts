import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { lockOrFail } from '#core/endpoints/operations'
import { transaction } from '#core/database/transaction/transaction'
import * as writes from '#core/database/transaction/writes'
import { countRows } from '#integrations/imports/file_check'
import type { Format } from '#integrations/imports/formats/format'
import { importLifecycle, type ImportState } from '#integrations/imports/import_lifecycle'
import { writeOrder } from '#integrations/imports/order'
import { importOf } from '#integrations/imports/resources'
import { readingOf } from '#integrations/imports/understanding/reading'
import Import from '#integrations/models/import'

/** The import, RUNNING and counted; undefined once ended. Throws Malformed before any write. */
export async function beginImport(importId: string): Promise<Import | undefined> {
  const one = await Import.findOrFail(importId)
  if (
    !importLifecycle.can('complete', one.status as ImportState) &&
    !importLifecycle.can('start', one.status as ImportState)
  )
    return
  if (one.total !== null) return one

  await run(importId)
  const bulk = importOf(one.resource)
  const total = await countRows(importId, one.format as Format, await readingOf(one, bulk))
  if (bulk.together) await writeOrder(one, bulk, total)
  await execute(
    'UPDATE imports SET total = ?, version = version + 1 WHERE tenant_id = ? AND id = ?',
    [total, Current.tenantId, importId]
  )
  return Import.findOrFail(importId)
}

async function run(importId: string) {
  await transaction(async () => {
    const one = await lockOrFail(Import, importId)
    if (!importLifecycle.can('start', one.status as ImportState)) return

    const now = sqlInstant(clock.now())
    const status = importLifecycle.next('start', one.status as ImportState)
    await execute(
      'UPDATE imports SET status = ?, started_at = ?, updated_at = ?, version = version + 1 WHERE tenant_id = ? AND id = ?',
      [status, now, now, Current.tenantId, importId]
    )
    writes.countRows('imports', 0)
  })
}
