/** Charges for paying late: a debit note of a service whose income is that of the role `late_fees`. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { flushWrites } from '#core/database/transaction/writes'
import { announce } from '#core/jobs/outbox'
import { textsOf } from '#core/primitives/texts'
import Product from '#catalog/models/product'
import { debitInvoice } from '#sales/actions/debit_invoice'

export { invoiceTransformer } from '#sales/transformers/invoice_transformer'

/** The product of charges, made when the first one is needed. It has no tax. */
const SKU = 'LATE-CHARGE'

type Charge = { description: string; amount: Big }

/** Returns the debit note on the invoice, with a line for each charge. Errors of `debitInvoice`. */
export async function chargeLate(invoiceId: string, reason: string, charges: readonly Charge[]) {
  const productId = await lateChargeProduct()
  const items = charges.map(({ description, amount }) => ({
    ...{ productId, description, unitPrice: amount },
    quantity: new Big(1),
    discountRate: new Big(0),
  }))
  return debitInvoice(invoiceId, { reason, items, draft: false }, { income: 'late_fees' })
}

async function lateChargeProduct(): Promise<string> {
  const [found] = await rows<{ id: string }>(
    'SELECT id FROM products WHERE tenant_id = ? AND sku = ? AND live = 1',
    [Current.tenantId, SKU]
  )
  if (found) return found.id

  const product = await Product.create({
    ...{ sku: SKU, isService: true, isActive: true, unitOfMeasure: 'und' },
    name: textsOf('reminders', Current.tenant.locale)('charge'),
    ...{
      costPrice: new Big(0),
      sellingPrice: new Big(0),
      taxRate: new Big(0),
      minStock: new Big(0),
    },
  })
  await announce('product.created', { productId: product.id })
  await flushWrites()
  return product.id
}
