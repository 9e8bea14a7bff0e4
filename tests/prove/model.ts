/**
 * The model of a company: what its acknowledged requests must have led to. Money is in cents,
 * quantities in hundredths, rates in percent.
 */
export type Line = {
  product: string
  quantity: number
  price: number
  discount: number
  /** VAT. */
  tax: number
  /** Consumption tax beside it. */
  consumption: number
  /** The price has the taxes in it. */
  isInclusive: boolean
}

export type Invoice = {
  id: string
  number?: number
  customer: string
  lines: Line[]
  warehouse: string
  /** Day from which on it is overdue, such as 2026-12-31. */
  due: string
  /** The client that alone changes its lines. */
  owner: number
  isLimited?: boolean
  isIssued?: boolean
  isVoid?: boolean
  credited: number
  withheld: number
  /** Returned quantities by product. */
  returned: Record<string, number>
}

/** How often each verb was acknowledged, and the account of the payment. */
export type PayrollRun = {
  id: string
  period: string
  approve: number
  pay: number
  cancel: number
  reverse: number
  bank?: string
}

/** `into` is the one that it was merged into. */
export type Party = { id: string; into?: Party }

type Voidable = { id: string; amount: number; bank?: string; isVoid?: boolean }

export class Model {
  customers: string[] = []
  limited: string[] = []
  products: { id: string; cost: number }[] = []
  services: string[] = []
  warehouses: string[] = []
  banks: { id: string; accountId: string }[] = []
  suppliers: string[] = []
  employees: string[] = []
  expenseAccounts: string[] = []

  invoices: Invoice[] = []
  drafts: Invoice[] = []
  payments: (Voidable & { number: number; invoice: string })[] = []
  creditNotes: { id: string; number: number }[] = []
  quotes: { id: string; customer: string; lines: Line[]; isConverted?: boolean }[] = []
  orders: {
    id: string
    warehouse: string
    items: { productId: string; quantity: number }[]
    received: Record<string, number>
    /** The model does not know what a receipt without lines has taken. */
    isUnsure?: boolean
    isCancelled?: boolean
  }[] = []
  supplierPayments: (Voidable & { order: string })[] = []
  movements: {
    id: string
    product: string
    warehouse: string
    from?: string
    type: 'IN' | 'OUT' | 'TRANSFER'
    quantity: number
  }[] = []
  expenses: Voidable[] = []
  /** Withholding concepts of income tax. */
  concepts: string[] = []
  parties: Party[] = []
  entries: (Voidable & { day: string; first: number; last: number; party?: Party })[] = []
  closings: { through: string; from: number; until: number }[] = []
  isClosing = false

  assets: { id: string; assigned: number; returned: number; damaged: number }[] = []
  licenses: { id: string; taken: number }[] = []
  accessories: { id: string; out: number }[] = []
  consumables: { id: string; delivered: number }[] = []
  tickets: { id: string; comments: number }[] = []
  payroll: PayrollRun[] = []
  bonuses: { id: string; amount: number }[] = []
  overtime: { id: string; isApproved?: boolean }[] = []
  leaver?: { id: string; isActive: boolean }
  isLeaving = false
  /** People who may be given tickets. */
  agents: string[] = []
  exports: { id: string }[] = []
  timeOff: { id: string }[] = []
  imports: { id: string; mark: string; rows: number }[] = []
  mailed: string[] = []
  others: { id: string; table: string }[] = []
}

export const cents = (amount: number) => Math.round(amount * 100)

/** Rounds half away from zero, as the ledger does. */
function divided(dividend: bigint, divisor: bigint) {
  return Number((dividend * 2n + divisor) / (2n * divisor))
}

/**
 * Total of a line in cents: subtotal less discount plus each tax, all rounded. A price that includes
 * the taxes is what is paid.
 */
export function totalOf({ quantity, price, discount, tax, consumption, isInclusive }: Line) {
  const subtotal = divided(BigInt(quantity) * BigInt(price), 100n)
  const off = divided(BigInt(subtotal) * BigInt(cents(discount)), 10_000n)
  const net = subtotal - off
  if (isInclusive) return net

  const due = [tax, consumption].map((rate) => divided(BigInt(net) * BigInt(cents(rate)), 10_000n))
  return net + sum(due)
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
export const totalOfAll = (lines: readonly Line[]) => sum(lines.map(totalOf))

/** A line as the API takes it. */
export const wire = ({ product, quantity, price, discount, tax, ...line }: Line) => ({
  productId: product,
  quantity: quantity / 100,
  unitPrice: price / 100,
  discountRate: discount,
  ...(line.consumption
    ? { taxes: [...(tax ? [`IVA${tax}`] : []), `INC${line.consumption}`] }
    : { taxRate: tax }),
  ...(line.isInclusive && { priceIncludesTax: true }),
})
