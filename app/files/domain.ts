import type { Domain } from '#core/context/domain'
import { ATTACHABLES } from '#files/attachables'

/** A deleted record lets its files go; each may be removed a day later. */
const releases = Object.values(ATTACHABLES).flatMap(({ table }) => [
  {
    to: table,
    sql: `UPDATE files
       SET unattached_at = UTC_TIMESTAMP(3)
       WHERE tenant_id = ?
         AND id IN (
           SELECT a.file_id
           FROM file_attachments a
           WHERE a.tenant_id = files.tenant_id AND a.resource = '${table}' AND a.record_id = ?)`,
  },
  {
    to: table,
    sql: `DELETE FROM file_attachments WHERE tenant_id = ? AND resource = '${table}' AND record_id = ?`,
  },
])

export default {
  uses: [],
  tables: ['files', 'file_attachments'],
  releases,
  routes: () => import('#files/routes'),
  tools: () => import('#files/tools'),
  refusals: () => import('#files/refusals'),
  descriptions: () => import('#files/descriptions'),
} satisfies Domain
