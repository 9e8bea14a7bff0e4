/** The lines of a requested bill, with the rates of taxes on its day. */
import Big from 'big.js'
import type { DatabaseRow } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { invalid } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeCostCenters } from '#accounting/ledger'
import type { AskedDiscount, AskedTax } from '#tax/taxes'
import type { Known } from '#purchasing/bills/known_records'
import { totalsOf, type BilledNature, type BillLine } from '#purchasing/bills/lines/bill_line'
import { costAccountOf } from '#purchasing/bills/lines/cost_accounts'
import { discounted } from '#purchasing/bills/lines/document_discount'
import { lineOfOrder } from '#purchasing/bills/lines/order_line'
import { billedAmounts } from '#purchasing/bills/lines/taxed_line'
import type { createBill } from '#purchasing/validators/bill'

export type AskedItem = InputOf<typeof createBill>['items'][number]

type Asked = {
  date: string
  type: string
  costCenterId?: string | null
  discount?: AskedDiscount
  items: readonly AskedItem[]
}

/**
 * Returns the lines. 422 REQUIRED for a line that names nothing or has no cost, CONTRADICTION for one
 * that names two things, INVALID for goods on a debit note, TOO_LARGE; 409 COST_CENTER_INACTIVE;
 * errors of `costAccountOf`, `lineOfOrder` and `billedAmounts`.
 */
export async function askedLines(
  { date, type, costCenterId, discount, items }: Asked,
  known: Known
): Promise<BillLine[]> {
  await mustBeCostCenters([
    ...(costCenterId ? [{ id: costCenterId, field: 'costCenterId' }] : []),
    ...items.flatMap(({ costCenterId: id }, index) =>
      id ? [{ id, field: `items.${index}.costCenterId` }] : []
    ),
  ])
  const lines: BillLine[] = []
  for (const [index, item] of items.entries()) {
    const line = await askedLine(item, known, { date, field: `items.${index}` })
    if (type === 'DEBIT_NOTE' && isGoods(line, known))
      throw invalid(
        `items.${index}.productId`,
        'INVALID',
        'A debit note moves no goods: name an account or a category'
      )
    lines.push({ ...line, position: index + 1 })
  }
  return withinLimits(discounted(lines, discount))
}

/** True for a product in stock, also of an order. */
export const isGoods = ({ productId }: Pick<BillLine, 'productId'>, { products }: Known) =>
  Boolean(productId && !products.get(productId)!.is_service)

type Where = { date: string; field: string }

async function askedLine(item: AskedItem, known: Known, { date, field }: Where): Promise<BillLine> {
  mustName(item, field)
  const ordered = lineOfOrder(item, known, field)
  const productId = ordered?.productId ?? item.productId ?? null
  const product = productId ? known.products.get(productId) : undefined
  if (productId && (!product || (!ordered && !product.live)))
    throw invalid(`${field}.productId`, 'NOT_FOUND', 'There is no such product')

  const isNamed = Boolean(item.accountId ?? item.categoryId)
  if (isNamed && product && !product.is_service)
    throw invalid(
      `${field}.${item.accountId ? 'accountId' : 'categoryId'}`,
      'CONTRADICTION',
      'Goods in stock go to the inventory account: leave account and category out'
    )
  const hasAccount = isNamed || !product
  const account = hasAccount ? await costAccountOf(item, known.accounts, field) : null
  const cost = costOf(item, { ordered, product, field })
  return {
    id: newId(),
    position: 0,
    purchaseOrderId: ordered ? known.order!.id : null,
    purchaseOrderLineId: ordered?.id ?? null,
    productId,
    categoryId: item.categoryId ?? null,
    accountId: account?.id ?? null,
    costCenterId: item.costCenterId ?? ordered?.costCenterId ?? null,
    description: item.description ?? null,
    nature: product ? natureOf(product) : (item.nature ?? account!.taxNature ?? 'SERVICES'),
    quantity: item.quantity,
    unit: item.unit ?? null,
    discountRate: item.discountRate,
    ...(await billedAmounts(
      { ...item, ...cost, taxes: answered(item.taxes) },
      { product, ordered, date, field }
    )),
    ...{ matchedQuantity: zero, receivedQuantity: zero, receivedCost: zero, receivedTotal: zero },
    ...{ inventoryDifference: zero, salesDifference: zero },
    ...{ creditedQuantity: zero, creditedNet: zero },
  }
}

const natureOf = (product: DatabaseRow): BilledNature => (product.is_service ? 'SERVICES' : 'GOODS')

function mustName(item: AskedItem, field: string) {
  const { purchaseOrderLineId, productId, accountId, categoryId, description } = item
  if (!purchaseOrderLineId && !productId && !accountId && !categoryId && !description)
    throw invalid(
      `${field}.productId`,
      'REQUIRED',
      'A line names a product, an account or a category, or says in description what it is for'
    )
}

type From = {
  ordered: ReturnType<typeof lineOfOrder>
  product: DatabaseRow | undefined
  field: string
}

/** The cost that is asked, else that of the order, else that of the product, which is before tax. */
function costOf({ unitCost, priceIncludesTax }: AskedItem, { ordered, product, field }: From) {
  if (unitCost) return { unitCost, isCostAsked: true }
  if (ordered)
    return {
      unitCost: ordered.unitCost,
      isCostAsked: true,
      priceIncludesTax: priceIncludesTax ?? ordered.priceIncludesTax,
    }
  if (product) return { unitCost: new Big(product.cost_price), isCostAsked: false }
  throw invalid(`${field}.unitCost`, 'REQUIRED', 'unitCost is required where no product has one')
}

/** Taxes of older lines are answered without id and code: their `taxRate` counts. */
const answered = (taxes?: readonly AskedTax[] | null) =>
  taxes?.length && taxes.every(({ taxId, code }) => !taxId && !code) ? undefined : taxes

/** The subtotal is before discounts, so that it may be above the total. */
function withinLimits(lines: BillLine[]) {
  const { subtotal, total } = totalsOf(lines)
  if (subtotal.gte(1e13) || total.gte(1e13))
    throw new ValidationFailed([
      fieldError(['items'], 'TOO_LARGE', 'The total must be below 10,000,000,000,000'),
    ])
  return lines
}
