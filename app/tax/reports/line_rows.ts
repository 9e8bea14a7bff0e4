/** Rows of the report of tax lines. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { isUuid } from '#core/primitives/ids'
import type { TaxSide } from '#tax/catalog/choices'
import { codeKey, taxCatalog } from '#tax/catalog/tax_catalog'

export type Asked = { from: string; to: string; taxId?: string; side?: TaxSide }

/** The id of a tax that a parameter names by id or code; 422 NOT_FOUND. */
export async function taxNamed(tax: string | undefined): Promise<string | undefined> {
  if (tax === undefined) return
  const { byId, byCode } = await taxCatalog()
  const found = isUuid(tax) ? byId.get(tax.toLowerCase()) : byCode.get(codeKey(tax))
  if (!found) throw invalid('tax', 'NOT_FOUND', 'There is no such tax')
  return found.id
}

const COLUMNS = `l.id, l.document_type AS documentType, l.document_id AS documentId, l.line_id AS lineId, l.day,
       l.side, l.sign, l.tax_id AS taxId, t.code, t.name, l.tax_kind AS kind, l.scheme_code AS schemeCode,
       l.category, l.rate, l.base, l.amount, l.per_unit AS perUnit, l.quantity, l.nature, l.creditable,
       l.account_id AS accountId, l.third_party_id AS thirdPartyId`

const conditions = ({ from, to, taxId, side }: Asked) => ({
  sql: `l.tenant_id = ? AND l.day BETWEEN ? AND ? AND l.tax_kind <> 'NONE'${taxId ? ' AND l.tax_id = ?' : ''}${side ? ' AND l.side = ?' : ''}`,
  bindings: [Current.tenantId, from, to, ...[taxId, side].filter((one) => one !== undefined)],
})

/** At most `most` lines by day, in the order of recording. */
export async function linesBetween(asked: Asked, most: number) {
  const { sql, bindings } = conditions(asked)
  const found = await rows(
    `SELECT ${COLUMNS}
       FROM tax_lines l
       LEFT JOIN taxes t ON t.tenant_id = l.tenant_id AND t.id = l.tax_id
       WHERE ${sql}
       ORDER BY l.day, l.id
       LIMIT ${most}`,
    bindings
  )
  return found.map(lineOf)
}

const AT_ONCE = 1_000

/** All lines in batches, day by day, so that no batch sorts more than a day. */
export async function* batchesBetween(asked: Asked) {
  const { sql, bindings } = conditions(asked)
  const days = await rows(
    `SELECT DISTINCT l.day FROM tax_lines l WHERE ${sql} ORDER BY l.day`,
    bindings
  )
  for (const { day } of days)
    for (let after: string | undefined = ''; after !== undefined;) {
      const [of, ...rest] = [conditions({ ...asked, from: day, to: day }), after]
      const found: DatabaseRow[] = await rows(
        `SELECT ${COLUMNS}
           FROM tax_lines l
           LEFT JOIN taxes t ON t.tenant_id = l.tenant_id AND t.id = l.tax_id
           WHERE ${of.sql} AND l.id > ?
           ORDER BY l.id
           LIMIT ${AT_ONCE}`,
        [...of.bindings, ...rest]
      )
      if (found.length) yield found.map(lineOf)
      after = found.length === AT_ONCE ? (found.at(-1)!.id as string) : undefined
    }
}

const bigOrNull = (value: string | null) => (value === null ? null : new Big(value))

function lineOf({ id: _, sign, rate, base, amount, perUnit, quantity, creditable, ...row }: any) {
  return {
    ...row,
    sign: Number(sign),
    rate: bigOrNull(rate),
    base: new Big(base),
    amount: new Big(amount),
    perUnit: bigOrNull(perUnit),
    quantity: bigOrNull(quantity),
    creditable: Boolean(creditable),
  } as DatabaseRow
}
