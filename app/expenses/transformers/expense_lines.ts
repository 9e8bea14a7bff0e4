/** Lines within their expense: one JSON value of the database, so that lists need no further statement. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { out } from '#core/resources/transformer'
import { inJson } from '#core/primitives/decimal'
import { lineTaxesOf, SHOWN_TAXES, shownTaxes, vatRateOf } from '#tax/taxes'
import type { ExpenseLine } from '#expenses/lines/lines'
import { NATURES } from '#expenses/lines/natures'

const number = { type: 'number' }
const id = { type: 'string', format: 'uuid' }
const idOrNull = { type: ['string', 'null'], format: 'uuid' }

const fields = {
  id,
  categoryId: idOrNull,
  accountId: id,
  costCenterId: idOrNull,
  description: { type: ['string', 'null'] },
  nature: { type: 'string', enum: [...NATURES] },
  quantity: number,
  net: number,
  taxRate: number,
  tax: number,
  total: number,
  taxes: SHOWN_TAXES,
  priceIncludesTax: { type: 'boolean' },
}

/** JSON arrays of SQL are unordered, so each line has its position. */
const STORED = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('position', l.position, 'id', l.line_id, 'categoryId', l.category_id, 'accountId', l.account_id, 'costCenterId', l.cost_center_id, 'description', l.description,
  'nature', l.nature, 'quantity', l.quantity, 'net', l.net, 'taxRate', l.tax_rate, 'tax', l.tax, 'total', l.total, 'taxes', l.taxes, 'priceIncludesTax', l.price_includes_tax))
  FROM expense_lines l WHERE l.tenant_id = t.tenant_id AND l.expense_id = t.id)`

/** Expenses of earlier releases: the amount is one line without tax. */
const OLD = `JSON_ARRAY(JSON_OBJECT('position', 1, 'id', t.id, 'categoryId', t.category_id, 'accountId', t.expense_account_id, 'costCenterId', NULL, 'description', NULL,
  'nature', 'SERVICES', 'quantity', 1, 'net', t.amount, 'taxRate', 0, 'tax', 0, 'total', t.amount, 'taxes', NULL, 'priceIncludesTax', 0))`

type Stored = { position?: number } & Record<string, any>

/** The field `lines`. */
export const linesOfExpenses = () => ({
  ...out.json<object[]>(
    {
      type: 'array',
      items: { type: 'object', properties: fields, required: Object.keys(fields) },
    },
    { sql: `CASE WHEN t.subtotal IS NULL THEN ${OLD} ELSE ${STORED} END` }
  ),
  read: (value: unknown): object[] =>
    ((jsonOf(value) ?? []) as (ExpenseLine | Stored)[])
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((line) => (isNew(line) ? newLine(line) : storedLine(line))),
})

const isNew = (line: ExpenseLine | Stored): line is ExpenseLine => 'amounts' in line

const placeOf = (line: ExpenseLine | Stored): number => (isNew(line) ? 0 : (line.position ?? 0))

/** A record that was read before passes unchanged. */
function storedLine({ position, ...line }: Stored) {
  if (position === undefined) return line
  const taxes = lineTaxesOf(line.taxes, {
    taxRate: new Big(line.taxRate),
    net: new Big(line.net),
    tax: new Big(line.tax),
  })
  return { ...line, taxes: shownTaxes(taxes), priceIncludesTax: Boolean(line.priceIncludesTax) }
}

function newLine({ amounts, ...line }: ExpenseLine) {
  const { id: lineId, categoryId, accountId, costCenterId, description, nature, quantity } = line
  return {
    ...{ id: lineId, categoryId, accountId, costCenterId, description, nature },
    quantity: inJson(quantity),
    net: inJson(amounts.subtotal),
    taxRate: inJson(vatRateOf(amounts.taxes)),
    tax: inJson(amounts.tax),
    total: inJson(amounts.total),
    taxes: shownTaxes(amounts.taxes),
    priceIncludesTax: line.priceIncludesTax,
  }
}
