/** The customer of a document, locked first because its balance changes. */
import type { DatabaseRow } from '#core/database/query'
import Big from 'big.js'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { clock } from '#core/primitives/clock'
import { zero } from '#core/primitives/decimal'
import { shownAmount } from '#core/money/amounts'
import { conflict, invalid } from '#core/errors/refusal'
import { idForms } from '#core/primitives/id_key'
import { folded } from '#core/database/search_text'
import { updateEach, type Row } from '#core/database/sql'
import { defer, undoable } from '#core/database/transaction/writes'
import { TOO_LARGE } from '#sales/lines/amounts'
import type { PaymentMethod } from '#sales/validators/invoice'

export type Customer = {
  id: string
  name: string
  taxId: string
  email: string | null
  thirdPartyId: string | null
  creditLimit: Big
  balance: Big
  /** Money that no invoice has taken. */
  advances: Big
}

const COLUMNS =
  'c.id, c.name, c.tax_id, c.email, c.third_party_id, c.credit_limit, c.balance, c.advances, c.live'

/** A live customer by id, locked. */
export const customerStatement = (id: string) =>
  [
    `SELECT ${COLUMNS} FROM customers c WHERE c.tenant_id = ? AND c.id = ? AND c.live = 1 FOR UPDATE`,
    [Current.tenantId, id],
  ] as const

/** Several, in the order of ids. */
export const customersStatement = (ids: readonly string[]) =>
  [
    `SELECT ${COLUMNS} FROM customers c WHERE c.tenant_id = ? AND c.id IN (?) AND c.live = 1 ORDER BY c.id FOR UPDATE`,
    [Current.tenantId, ids],
  ] as const

/** The customer of a document, locked before it; `other` too, in the order of ids. */
export const customersOfStatement = (
  table: string,
  documentId: string,
  other: string | null = null
) =>
  [
    `SELECT ${COLUMNS} FROM customers c WHERE c.tenant_id = ? AND c.id IN ((SELECT d.customer_id FROM ${table} d WHERE d.tenant_id = ? AND d.id = ?), ?) ORDER BY c.id FOR UPDATE`,
    [Current.tenantId, Current.tenantId, documentId, other],
  ] as const

/** From a row of these statements; 422 NOT_FOUND without one. */
export function customerOf(row: Row | undefined): Customer {
  if (!row) throw invalid('customerId', 'NOT_FOUND', 'There is no such customer')

  const { id, name, tax_id: taxId, email } = row as DatabaseRow
  return {
    id,
    name,
    taxId,
    email,
    thirdPartyId: (row.third_party_id as string | null) ?? null,
    creditLimit: new Big(row.credit_limit as string),
    balance: new Big(row.balance as string),
    advances: new Big(row.advances as string),
  }
}

type Named = Pick<Customer, 'name' | 'taxId'>

/** Search text of invoices and quotes. */
export const searchTextOf = ({ name, taxId }: Named) =>
  folded(name, ...idForms(taxId)).slice(0, 400)

/** Search text of payments. */
export const paymentSearchTextOf = ({ name, taxId }: Named, reference: string | null | undefined) =>
  folded(name, ...idForms(taxId), reference).slice(0, 700)

/** 409 CREDIT_LIMIT_EXCEEDED for credit above the limit; 0 is no limit. */
export function mustHaveCredit(
  { creditLimit, balance }: Customer,
  method: PaymentMethod,
  amount: Big
) {
  if (method !== 'CREDIT' || creditLimit.eq(0) || balance.plus(amount).lte(creditLimit)) return

  throw conflict(
    'CREDIT_LIMIT_EXCEEDED',
    `The customer would owe ${shownAmount(balance.plus(amount))}, more than the credit limit of ` +
      `${shownAmount(creditLimit)}`,
    {
      creditLimit: creditLimit.toNumber(),
      balance: balance.toNumber(),
      amount: amount.toNumber(),
    }
  )
}

/** Balances before a bulk transaction. */
const held = new WeakMap<Customer, Big>()

/** Keeps the customer's balance in memory until `writeBalances`. */
export function keepBalance(customer: Customer): Customer {
  held.set(customer, customer.balance)
  return customer
}

/**
 * Changes a locked customer's balance, and the money that no invoice has taken. Deferred. 422 above
 * the column's range.
 */
export function owe(customer: Customer, amount: Big, advanced: Big = zero) {
  if (amount.eq(0) && advanced.eq(0)) return
  const before = customer.balance
  if (held.has(customer)) undoable(() => (customer.balance = before))
  customer.balance = before.plus(amount)
  customer.advances = customer.advances.plus(advanced)
  if (customer.balance.abs().gte(TOO_LARGE) || customer.advances.gte(TOO_LARGE))
    throw invalid('items', 'TOO_LARGE', 'The balance of the customer would be too large')

  if (!held.has(customer)) write([customer])
}

/** Writes balances of `keepBalance`. Deferred. */
export function writeBalances(customers: readonly Customer[]) {
  write(customers.filter((customer) => !customer.balance.eq(held.get(customer)!)))
}

/** Their rows are locked, so the balances are absolute. */
function write(customers: readonly Customer[]) {
  const owed = customers.map(({ id, balance, advances }) => ({ id, values: { balance, advances } }))
  for (const [sql, bindings] of updateEach('customers', Current.tenantId, owed, [
    ', updated_at = ?',
    [sqlInstant(clock.now())],
  ]))
    defer(sql, bindings)
}
