/** Third parties after their merges, and fiscal numbers. */
import { cents, type Party } from '../model.js'
import { add, compare, type Checking } from './checking.js'

const NAMING_PARTIES = ['journal_lines', 'tax_lines', 'withholding_lines', 'customers', 'suppliers']
const FISCAL = ['invoices', 'credit_notes']

export async function checkFiscal(checking: Checking) {
  await checkParties(checking)
  for (const table of FISCAL) await checkNumbers(checking, table)
}

/** Amounts of a merged third party are those of the one that it was merged into, to the cent. */
async function checkParties(checking: Checking) {
  const { company, report, rows } = checking
  const { entries, parties } = company.model
  const posted = new Map<string, number>()
  for (const { party, amount, isVoid } of entries)
    if (party && !isVoid) add(posted, standing(party).id, amount)

  const found = await rows(
    `SELECT third_party_id AS id, SUM(debit) - SUM(credit) AS balance
       FROM journal_lines
       WHERE tenant_id = ? AND third_party_id IN (?)
       GROUP BY third_party_id`,
    parties.map(({ id }) => id)
  )
  const real = new Map(found.map(({ id, balance }) => [id, cents(balance)]))
  compare(checking, 'balances of third parties differ', posted, real)

  for (const table of NAMING_PARTIES) {
    const lost = await rows(
      `SELECT l.third_party_id AS id FROM ${table} l LEFT JOIN third_parties p ON p.tenant_id = l.tenant_id AND p.id = l.third_party_id
        WHERE l.tenant_id = ? AND l.third_party_id IS NOT NULL AND p.id IS NULL LIMIT 3`
    )
    report.check(!lost.length, `${table} name a third party that is gone`, lost)
  }
}

function standing(party: Party): Party {
  return party.into ? standing(party.into) : party
}

/** Each issued document of a company with ranges has a number, without a gap. */
async function checkNumbers({ company, report, rows }: Checking, table: string) {
  const [{ issued, many, first, last }] = await rows(
    `SELECT COUNT(number) AS issued, COUNT(fiscal_number) AS many,
         MIN(CAST(SUBSTRING(fiscal_number, 3) AS UNSIGNED)) AS first,
         MAX(CAST(SUBSTRING(fiscal_number, 3) AS UNSIGNED)) AS last
       FROM ${table}
       WHERE tenant_id = ?`
  )
  const isWhole = company.hasRanges
    ? issued === many && (!many || (first === 1 && last === many))
    : many === 0
  report.check(isWhole, `fiscal numbers of ${table}`, { issued, many, first, last })
}
