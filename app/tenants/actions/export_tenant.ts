import { Current } from '#core/context/current'
import { transaction } from '#core/database/transaction/transaction'
import { ArchiveKey } from '#tenants/archive/archive_key'
import { writeArchive } from '#tenants/archive/write_archive'
import type Tenant from '#tenants/models/tenant'
import { recordTenant } from '#tenants/company/tenant_audit'

/** Exports a tenant, as of one moment, to `file`; the passphrase protects its encrypted columns. */
export async function exportTenant(
  tenant: Tenant,
  file: string,
  passphrase: string,
  onTable?: (table: string, rows: number) => void
) {
  const key = await ArchiveKey.of(passphrase)
  const written = await Current.within(tenant.toCurrent(), () => writeArchive(file, key, onTable))
  await transaction(async () => recordTenant('exported', tenant, null, null))
  return written
}
