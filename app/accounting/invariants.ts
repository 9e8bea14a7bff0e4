/** Invariants of the books, each one statement and so one snapshot. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { PAY } from '#core/context/scopes'
import { defineInvariant } from '#accounting/integrity'

const ask = (sql: string) =>
  rows(
    sql,
    Array.from(sql.matchAll(/\?/g), () => Current.tenantId)
  )

/** Lines whose third party and cost centre, if they have one, are there. */
const NAMED = `FROM journal_lines l
  LEFT JOIN third_parties p ON p.tenant_id = ? AND p.id = l.third_party_id
  LEFT JOIN cost_centers c ON c.tenant_id = ? AND c.id = l.cost_center_id
 WHERE l.tenant_id = ? AND (l.third_party_id IS NULL OR p.live = 1) AND (l.cost_center_id IS NULL OR c.id IS NOT NULL)`

export default function defineLedgerInvariants() {
  const amounts = {
    scope: PAY,
    fields: ['debit', 'credit'],
    isGuarded: ({ isPay }: Record<string, unknown>) => Boolean(isPay),
  }
  defineInvariant(
    'debits = credits',
    async () => {
      const [{ debit, credit }] = await ask(
        'SELECT COALESCE(SUM(debit), 0) AS debit, COALESCE(SUM(credit), 0) AS credit FROM journal_lines WHERE tenant_id = ?'
      )
      const broken = await ask(
        'SELECT entry_id AS entryId, MAX(is_pay) AS isPay, SUM(debit) AS debit, SUM(credit) AS credit FROM journal_lines WHERE tenant_id = ? GROUP BY entry_id HAVING SUM(debit) <> SUM(credit) LIMIT 20'
      )
      return {
        left: new Big(debit),
        right: new Big(credit),
        broken: broken.map(({ isPay, ...entry }) => ({ ...entry, isPay: Boolean(Number(isPay)) })),
      }
    },
    amounts
  )

  defineInvariant('assets = liabilities + equity', async () => {
    const [{ assets, others }] = await ask(
      `SELECT COALESCE(SUM(CASE WHEN a.type = 'ASSET' THEN b.debit - b.credit ELSE 0 END), 0) AS assets, COALESCE(SUM(CASE WHEN a.type <> 'ASSET' THEN b.credit - b.debit ELSE 0 END), 0) AS others
         FROM account_balances b JOIN accounts a ON a.tenant_id = b.tenant_id AND a.id = b.account_id WHERE b.tenant_id = ?`
    )
    return { left: new Big(assets), right: new Big(others) }
  })

  defineInvariant('balances of months = lines', async () => {
    const broken = await ask(
      `SELECT both_sides.account_id AS accountId, both_sides.month, SUM(both_sides.kept) AS kept, SUM(both_sides.there) AS there
         FROM (SELECT account_id, month, debit - credit AS kept, 0 AS there, debit AS debit_kept, 0 AS debit_there FROM account_balances WHERE tenant_id = ?
               UNION ALL
               SELECT account_id, DATE_FORMAT(entry_date, '%Y-%m-01'), 0, SUM(debit - credit), 0, SUM(debit) FROM journal_lines WHERE tenant_id = ? GROUP BY account_id, DATE_FORMAT(entry_date, '%Y-%m-01')) both_sides
        GROUP BY both_sides.account_id, both_sides.month HAVING SUM(kept) <> SUM(there) OR SUM(debit_kept) <> SUM(debit_there) LIMIT 20`
    )
    const [{ kept, there }] = await ask(
      'SELECT (SELECT COALESCE(SUM(debit), 0) FROM account_balances WHERE tenant_id = ?) AS kept, (SELECT COALESCE(SUM(debit), 0) FROM journal_lines WHERE tenant_id = ?) AS there'
    )
    return { left: new Big(kept), right: new Big(there), broken }
  })

  defineInvariant('lines by third party and cost centre = ledger', async () => {
    const broken = await ask(
      `SELECT both_sides.account_id AS accountId, SUM(both_sides.kept) AS kept, SUM(both_sides.named) AS named
         FROM (SELECT account_id, SUM(debit) AS kept, 0 AS named FROM account_balances WHERE tenant_id = ? GROUP BY account_id
               UNION ALL
               SELECT l.account_id, 0, SUM(l.debit) ${NAMED} GROUP BY l.account_id) both_sides
        GROUP BY both_sides.account_id HAVING SUM(kept) <> SUM(named) LIMIT 20`
    )
    const [{ kept, named }] = await ask(
      `SELECT (SELECT COALESCE(SUM(debit), 0) FROM account_balances WHERE tenant_id = ?) AS kept,
           (SELECT COALESCE(SUM(l.debit), 0) ${NAMED}) AS named`
    )
    return { left: new Big(kept), right: new Big(named), broken }
  })

  defineInvariant('journal numbers have no gaps', async () => {
    const [{ entries, last }] = await ask(
      'SELECT COUNT(*) AS entries, COALESCE(MAX(number), 0) AS last FROM journal_entries WHERE tenant_id = ?'
    )
    return { left: Number(entries), right: Number(last) }
  })

  defineInvariant('no postings to groups', async () => {
    const broken = await ask(
      'SELECT a.code, COUNT(*) AS line_count FROM accounts a JOIN journal_lines l ON l.tenant_id = a.tenant_id AND l.account_id = a.id WHERE a.tenant_id = ? AND a.is_group = 1 GROUP BY a.id, a.code'
    )
    return { left: broken.length, right: 0, broken }
  })
}
