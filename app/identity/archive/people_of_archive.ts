/** The people of a company's users in its archive: see docs/how-to/move_a_company.md. */
import type { ArchivePart } from '#core/context/domain'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { name, type Row } from '#core/database/sql'
import { columnsOf, type Column } from '#core/database/tenant_tables'
import { proofOf } from '#identity/archive/proof_of_membership'
import { takePeople } from '#identity/archive/take_people'

const BATCH = 1_000

/** Secrets of a person of several companies are in the archive of none. */
const SECRETS = /^(?:password_hash|totp_)/

/** Those of this installation. */
const LEFT_HERE = ['last_tenant_id']

const plain = (column: string): Column => ({ name: column, isEncrypted: false, isJson: false })

const ofPeople = async () =>
  (await columnsOf('people')).filter((column) => !LEFT_HERE.includes(column.name))

export default {
  name: 'people',
  empty: { users: ['person_id', 'joined_at', 'password_hash'] },
  columns: async () => [
    ...(await ofPeople()),
    ...['user_id', 'joined_at', 'is_shared', 'proof'].map(plain),
  ],
  rows: peopleOf,
  take: takePeople,
} satisfies ArchivePart

async function* peopleOf(): AsyncGenerator<Row[]> {
  const { tenantId } = Current
  const columns = (await ofPeople()).map((column) => `p.${name(column.name)}`).join(', ')

  for (let last = ''; ;) {
    const batch: Row[] = await Current.acrossTenants('archive the people of a company', () =>
      rows(
        `SELECT ${columns}, u.id AS user_id, u.joined_at, EXISTS (${ELSEWHERE}) AS is_shared
           FROM users u JOIN people p ON p.id = u.person_id
          WHERE u.tenant_id = ? AND u.live = 1 AND u.id > ? ORDER BY u.id LIMIT ${BATCH}`,
        [tenantId, last]
      )
    )
    if (batch.length) yield batch.map(withoutShared)
    if (batch.length < BATCH) return
    last = String(batch.at(-1)!.user_id)
  }
}

const ELSEWHERE = `SELECT 1
     FROM users other
     WHERE other.person_id = u.person_id AND other.tenant_id <> u.tenant_id AND other.live = 1
       AND other.joined_at IS NOT NULL`

function withoutShared(row: Row): Row {
  const shown = row.is_shared
    ? Object.entries(row).map(([key, value]) => [key, SECRETS.test(key) ? null : value])
    : Object.entries(row)
  return {
    ...Object.fromEntries(shown),
    proof: row.joined_at ? proofOf(row.user_id, row.id) : null,
  }
}
