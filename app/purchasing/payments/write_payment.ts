/** A payment to a supplier: row, allocations, entries, withholding lines. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { insertMany } from '#core/lucid/insert_many'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { newId } from '#core/primitives/ids'
import { sum } from '#core/primitives/decimal'
import type { IntegrationChanges } from '#core/resources/integration/changes'
import { announce } from '#core/jobs/outbox'
import { conceptOf } from '#accounting/concepts'
import { accountsFor, credit, debit, post, type Line } from '#accounting/ledger'
import {
  keptWithholdings,
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
  type KeptWithholdings,
} from '#tax/withholdings'
import SupplierPayment from '#purchasing/models/supplier_payment'
import { discountTaxPostings, writeDiscountTaxes } from '#purchasing/early_discounts/discount_taxes'
import {
  withBills,
  withoutTaxes,
  type TakenDiscount,
} from '#purchasing/early_discounts/discounts_taken'
import { postApplied, settlePayables, writeAllocations } from '#purchasing/payments/allocation_rows'
import { allocatedTotal, type Allocated } from '#purchasing/payments/allocated'
import {
  deductedTotal,
  deductionPostings,
  keptDeductions,
  plainDeductions,
  type Deduction,
} from '#purchasing/payments/deductions'
import { advance, type Payee } from '#purchasing/payments/supplier'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'

type NewSupplierPayment = {
  payee: Payee
  date: string
  /** The money that left, and the account that paid it. */
  amount: Big
  money: { account: { accountId: string } | 'cash'; bankAccountId: string | null }
  details: {
    paymentMethod?: string | null
    reference?: string | null
    notes?: string | null
  } & IntegrationChanges
  allocated: readonly Allocated[]
  deductions?: readonly Deduction[] | null
  /** Early discounts among the deductions. */
  discounts?: readonly TakenDiscount[]
  withheld: KeptWithholdings
}

/**
 * Writes a payment whose parts were checked. On its day: Dr payable, and supplier_advances for what
 * no document of that day takes; Cr money, deductions, withholdings. Later allocations have entries of
 * their own. Announces `supplier_payment.created`, and `supplier_payment.allocated` unless all of it is an
 * advance. Returns the id.
 */
export async function writePayment(payment: NewSupplierPayment): Promise<string> {
  const { payee, date, amount, money, details, allocated, withheld } = payment
  const { deductions, discounts = [] } = payment
  const kept = withheldTotal(withheld.lines)
  const deducted = deductedTotal(plainDeductions(deductions))
  const settled = allocatedTotal(allocated)
  const unallocated = amount.plus(deducted).plus(kept).minus(settled)
  const [now, later] = partition(allocated, date)
  const lines = await linesOf(payment, allocatedTotal(now), amount.plus(deducted).plus(kept))
  await accountsFor([...lines.map(({ to }) => to), ...(later.length ? APPLIED : [])])
  await reserveNumbers(
    'supplier_payments',
    'journal_entries',
    ...later.map(() => 'journal_entries')
  )

  const number = await nextNumber('supplier_payments')
  const order =
    allocated.length === 1 && allocated[0].payable.kind === 'ORDER' ? allocated[0].payable : null
  const id = newId()
  await insertMany(SupplierPayment, [
    {
      ...details,
      id,
      number,
      status: supplierPaymentLifecycle.initial,
      supplierId: payee.id,
      supplierName: payee.name,
      purchaseOrderId: order?.id ?? null,
      paymentDate: date,
      amount,
      bankAccountId: money.bankAccountId,
      deductions: keptDeductions(withBills(deductions ?? [], discounts)),
      deductedTotal: deducted,
      withholdings: keptWithholdings(withheld),
      withheldTotal: kept,
      allocatedAmount: settled,
      unallocatedAmount: unallocated,
      createdBy: Current.actor.id,
    },
  ])
  const written = await writeAllocations({ paymentId: id }, allocated)
  await settlePayables(allocated)
  advance(payee, unallocated)

  const { thirdPartyId } = payee
  const { id: entryId } = await post({
    type: 'PAYMENT',
    concept: order
      ? conceptOf('order_paid', { number: order.number })
      : conceptOf('supplier_payment', { number, supplier: payee.name ?? '' }),
    reference: id,
    date,
    thirdPartyId,
    lines,
  })
  await writeWithholdingLines({
    ...{ documentType: 'SUPPLIER_PAYMENT', documentId: id, direction: 'PRACTISED' },
    ...{ day: date, thirdPartyId, entryId, personKind: withheld.personKind },
    withholdings: withheld.lines,
  })
  await writeDiscountTaxes({ documentId: id, day: date, thirdPartyId, entryId }, discounts)
  await postApplied(partition(written, date)[1], { number, thirdPartyId })
  await announce('supplier_payment.created', {
    supplierPaymentId: id,
    ...(order && { purchaseOrderId: order.id }),
  })
  if (allocated.length) await announce('supplier_payment.allocated', { supplierPaymentId: id })
  return id
}

const APPLIED = ['payable', 'supplier_advances'] as const

/** Of the day of the payment, and later. */
const partition = <A extends Allocated>(all: readonly A[], date: string): [A[], A[]] => [
  all.filter((one) => one.date === date),
  all.filter((one) => one.date !== date),
]

async function linesOf(
  { amount, money, deductions, discounts = [], withheld }: NewSupplierPayment,
  now: Big,
  whole: Big
): Promise<Line[]> {
  const lines = [
    debit('payable', now),
    debit('supplier_advances', whole.minus(now)),
    credit(money.account, amount),
    ...(await deductionPostings(withoutTaxes(deductions ?? [], discounts))),
    ...(await discountTaxPostings(discounts)),
    ...(await withholdingPostings(withheld.lines, 'PRACTISED')),
  ]
  return lines.filter((line) => !sum([line.debit, line.credit]).eq(0))
}
