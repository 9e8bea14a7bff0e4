/** Instalments after credit notes and money, of invoices and of bills. */
import { test } from '@japa/runner'
import Big from 'big.js'
import fc from 'fast-check'
import { sum, zero } from '#core/primitives/decimal'
import { installments } from '#purchasing/bills/instalments'
import { shownInstallments } from '#sales/terms/shown_instalments'
import { instalmentRows } from '#sales/terms/written_instalments'
import { tries } from '#tests/properties'

const cents = (all: number) => new Big(all).div(100)
const part = (whole: number, millionths: number) => Math.floor((whole * millionths) / 1_000_000)

/** Rows; the credited part, and the settled part of the rest, in millionths. Over a million is overpaid. */
const someInvoice = fc.record({
  rows: fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 8 }),
  credited: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
  settled: fc.oneof(fc.constant(0), fc.constant(1_000_000), fc.nat(1_200_000)),
  /** Parts of the settled amount: money, withholdings, write-offs, and credit received. */
  by: fc.array(fc.nat(1_000_000), { minLength: 3, maxLength: 3 }),
})

type Case = typeof someInvoice extends fc.Arbitrary<infer T> ? T : never

const day = (index: number) => `2027-01-${String(index + 1).padStart(2, '0')}`

function amountsOf({ rows, credited, settled, by }: Case) {
  const total = rows.reduce((all, one) => all + one, 0)
  const taken = part(total, credited)
  const paid = part(total - taken, settled)
  let left = paid
  const parts = by.map((share) => {
    const one = part(left, share)
    left -= one
    return one
  })
  return { total, taken, paid, parts: [...parts, left] }
}

test.group('Settled instalments', () => {
  test('add up to the total less credits, are lowered from the last and settled from the first (property 4)', ({
    assert,
  }) => {
    fc.assert(
      fc.property(someInvoice, (one) => {
        const { total, taken, paid, parts } = amountsOf(one)
        const open = total - taken - paid
        const due = one.rows.map((amount, index) => ({
          dueDate: day(index),
          amount: cents(amount),
        }))
        const [paidAmount, withheldTotal, writtenOffAmount, creditReceived] = parts.map(cents)
        const shown = shownInstallments(instalmentRows(due), {
          ...{ total: cents(total), creditedAmount: cents(taken), voidedAt: null },
          ...{ paidAmount, withheldTotal, writtenOffAmount, creditReceived },
          ...{ creditGiven: zero, refundedAmount: zero },
        })
        const sumOf = (key: 'amount' | 'paidAmount' | 'balance') =>
          sum(shown.map((row) => new Big(row[key]))).toFixed(2)

        assert.equal(sumOf('amount'), cents(total - taken).toFixed(2))
        assert.equal(sumOf('balance'), cents(Math.max(open, 0)).toFixed(2))
        for (const [index, { amount, paidAmount: settled, balance }] of shown.entries()) {
          assert.isTrue(amount >= 0 && settled >= 0 && balance >= 0)
          assert.isTrue(cents(one.rows[index]).gte(amount))
          assert.equal(new Big(settled).plus(balance).toFixed(2), amount.toFixed(2))
          const later = shown.slice(index + 1)
          if (cents(one.rows[index]).gt(amount))
            assert.isTrue(later.every((row) => row.amount === 0))
          if (balance > 0) assert.isTrue(later.every((row) => row.paidAmount === 0))
        }

        const rows = JSON.stringify(due.map((row) => ({ ...row, amount: row.amount.toFixed(2) })))
        assert.deepEqual(
          installments().read({
            rows,
            credited: `${taken / 100}`,
            open: `${open / 100}`,
            isVoid: 0,
          }),
          shown,
          'of a bill with the same rows'
        )
      }),
      tries(500)
    )
  })
})
