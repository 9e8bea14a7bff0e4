/** Tools of assistants: purchasing. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('purchasing', {
  find_purchase_orders: {
    isCommon: true,
    route: 'purchase-orders.index',
    description:
      'Find purchase orders by supplier, status, warehouse or day. Use it when somebody asks what was ordered or is still to come; its ids are what the other tools of purchasing ask for.',
  },
  read_purchase_order: {
    route: 'purchase-orders.show',
    description:
      'Read one purchase order with its lines, what was received and paid, and in `allowedActions` what may be done with it now. Use it before you change one; find_purchase_orders gives the id.',
  },
  create_purchase_order: {
    isCommon: true,
    route: 'purchase-orders.store',
    without: ['items.unitCost', 'items.taxRate', 'items.taxes', 'items.priceIncludesTax'],
    description:
      'Prepare an order of products from a supplier, as a draft at the costs of the products. Use it when something must be bought, such as after list_low_stock. find_suppliers, find_warehouses and find_products give the ids.',
  },
  order_purchase: {
    route: 'purchase-orders.order',
    description:
      'Mark a purchase order that is a draft as ordered. Use it once the supplier was told; it mails nobody. find_purchase_orders gives the id.',
  },
  receive_purchase: {
    isCommon: true,
    route: 'purchase-orders.receive',
    description:
      'Receive goods of a purchase order, all that is open or the `items` named: they are in ' +
      'stock and owed to the supplier, less `withholdings`. Use it when goods have arrived; ' +
      'find_purchase_orders gives the id, and of each line the `id` that `lineId` takes.',
  },
  return_purchase: {
    route: 'purchase-orders.return',
    isDestructive: true,
    description:
      'Send goods of a purchase order back to the supplier, all that came in or the `items` named: they leave the stock, and are no longer owed. Use it when goods were faulty or recorded by mistake, and ask before you do it; find_purchase_orders gives the id, and of each line the `id` that `lineId` takes.',
  },
  close_purchase_order: {
    route: 'purchase-orders.close',
    description:
      'Close a purchase order of which something came in and nothing more is to come. Use it when the supplier does not send the rest, or does not replace what went back; find_purchase_orders gives the id.',
  },
  cancel_purchase_order: {
    route: 'purchase-orders.cancel',
    isDestructive: true,
    description:
      'Cancel a purchase order of which nothing was received, or all has gone back. Use it when something is not bought after all, and ask before you do it; find_purchase_orders gives the id.',
  },
  pay_supplier: {
    route: 'purchase-orders.payments.store',
    description:
      'Record what was paid to the supplier of a purchase order, no more than is owed, with ' +
      '`withholdings` on top of the money, on the day on which the money left (`date`, today by ' +
      'default). Use it when money has left; find_purchase_orders gives the id, ' +
      'find_bank_accounts `bankAccountId`.',
  },
  find_supplier_payments: {
    route: 'purchase-orders.payments.index',
    description:
      'Find what was paid for a purchase order, void payments too. Use it when somebody asks how or when it was paid, and before void_supplier_payment; find_purchase_orders gives the id.',
  },
  void_supplier_payment: {
    route: 'purchase-orders.payments.void',
    isDestructive: true,
    description:
      'Take back a payment to a supplier that was recorded: it is owed again, from `date` on, today by default. Use it when one was recorded by mistake or did not go through, and ask before you do it; find_purchase_orders gives the id, find_supplier_payments `paymentId`.',
  },
  payables_aging: {
    isCommon: true,
    route: 'reports.payables_aging',
    description:
      'What the company owes each supplier, by how long it has been due. Use it when somebody asks what must be paid, or to whom.',
  },
})
