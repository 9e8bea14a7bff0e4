/** Tools of assistants: purchasing. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('purchasing', {
  find_purchase_orders: {
    isCommon: true,
    route: 'purchase-orders.index',
    description:
      'Find purchase orders by supplier, status, warehouse or day. Use it when somebody asks what ' +
      'was ordered or is still to come; its ids are what the other tools of purchasing ask for.',
  },
  read_purchase_order: {
    route: 'purchase-orders.show',
    description:
      'Read one purchase order with its lines, what was received and paid, and in ' +
      '`allowedActions` what may be done with it now. Use it before you change one; ' +
      'find_purchase_orders gives the id.',
  },
  create_purchase_order: {
    isCommon: true,
    route: 'purchase-orders.store',
    without: ['items.unitCost', 'items.taxRate', 'items.taxes', 'items.priceIncludesTax'],
    description:
      'Prepare an order of products from a supplier, as a draft at the costs of the products. Use ' +
      'it when something must be bought, such as after list_low_stock. find_suppliers, ' +
      'find_warehouses and find_products give the ids.',
  },
  order_purchase: {
    route: 'purchase-orders.order',
    description:
      'Mark a purchase order that is a draft as ordered. Use it once the supplier was told; it ' +
      'mails nobody. find_purchase_orders gives the id.',
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
      'Send goods of a purchase order back to the supplier, all that came in or the `items` ' +
      'named: they leave the stock, and are no longer owed. Use it when goods were faulty or ' +
      'recorded by mistake, and ask before you do it; find_purchase_orders gives the id, and of ' +
      'each line the `id` that `lineId` takes.',
  },
  send_purchase_order: {
    route: 'purchase-orders.send',
    reachesOut: true,
    description:
      'Mail a purchase order that was placed to its supplier, or to the addresses in `to`. Use it ' +
      'when the supplier should have it, and ask first; find_purchase_orders gives the id.',
  },
  close_purchase_order: {
    route: 'purchase-orders.close',
    description:
      'Close a purchase order of which something came in and nothing more is to come. Use it when ' +
      'the supplier does not send the rest, or does not replace what went back; ' +
      'find_purchase_orders gives the id.',
  },
  cancel_purchase_order: {
    route: 'purchase-orders.cancel',
    isDestructive: true,
    description:
      'Cancel a purchase order of which nothing was received, or all has gone back. Use it when ' +
      'something is not bought after all, and ask before you do it; find_purchase_orders gives ' +
      'the id.',
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
      'Find what was paid for a purchase order, void payments too. Use it when somebody asks how ' +
      'or when it was paid, and before void_supplier_payment; find_purchase_orders gives the id.',
  },
  void_supplier_payment: {
    route: 'purchase-orders.payments.void',
    isDestructive: true,
    description:
      'Take back a payment to a supplier that was recorded: it is owed again, from `date` on, ' +
      'today by default. Use it when one was recorded by mistake or did not go through, and ask ' +
      'before you do it; find_purchase_orders gives the id, find_supplier_payments `paymentId`.',
  },
  find_bills: {
    route: 'bills.index',
    description:
      'Find bills of suppliers by supplier, order, status, number or day. Use it when somebody ' +
      'asks what a supplier has billed or what is due; its ids are what the other tools of bills ' +
      'ask for.',
  },
  read_bill: {
    route: 'bills.show',
    description:
      'Read one bill of a supplier with its lines, whether it matches its order, and in ' +
      '`allowedActions` what may be done with it now. Use it before you change one; find_bills ' +
      'gives the id.',
  },
  create_bill: {
    route: 'bills.store',
    description:
      'Draft a bill of a supplier for services or goods without an order. Use it when a bill ' +
      'arrives; for goods of an order use bill_purchase_order. find_suppliers, find_products and ' +
      'find_accounts give the ids.',
  },
  bill_purchase_order: {
    route: 'purchase-orders.bills',
    description:
      'Draft the bill of all that came in of a purchase order and is not billed, at the prices of ' +
      'the order. Use it when the bill of an order arrives, then post_bill; find_purchase_orders ' +
      'gives the id.',
  },
  post_bill: {
    route: 'bills.post',
    description:
      'Post a bill of a supplier that is a draft: it is owed from then on. Differences from the ' +
      'order are refused unless `accept` and a `reason` say otherwise, so ask before; find_bills ' +
      'gives the id.',
  },
  void_bill: {
    route: 'bills.void',
    isDestructive: true,
    description:
      'Take back a bill of a supplier that was recorded, from `date` on, today by default. Use it ' +
      'when one was recorded by mistake, and ask before you do it; find_bills gives the id.',
  },
  record_supplier_payment: {
    route: 'supplier-payments.store',
    without: ['deductions', 'currency', 'autoWithholdings'],
    description:
      'Record money paid to a supplier for bills and orders (`allocations`), or as an advance with ' +
      '`supplierId` alone. Use it when money has left for bills; find_suppliers gives `supplierId`, ' +
      'find_purchase_orders the orders, find_bank_accounts `bankAccountId`.',
  },
  find_payments_to_suppliers: {
    route: 'supplier-payments.index',
    description:
      'Find payments to suppliers by supplier, bill, order or day, with what they settle and what ' +
      'is free. Use it before allocate_supplier_payment, or when somebody asks what was paid.',
  },
  allocate_supplier_payment: {
    route: 'supplier-payments.allocations',
    description:
      'Take free money of a payment to a supplier off bills or orders. Use it when a bill comes ' +
      'that was paid in advance; find_payments_to_suppliers gives the id.',
  },
  credit_bill: {
    route: 'bills.credit-notes.store',
    description:
      'Record a credit note of a supplier for a bill: units that went back, or an amount before ' +
      'tax. Use it when the supplier sent one.',
  },
  supplier_statement: {
    route: 'suppliers.statement',
    description:
      'What was billed, paid and credited of one supplier, by day, with the balance. Use it when ' +
      'somebody asks why so much is owed to a supplier; find_suppliers gives the id.',
  },
  payables_aging: {
    isCommon: true,
    route: 'reports.payables_aging',
    description:
      'What the company owes each supplier, by how long it has been due. Use it when somebody ' +
      'asks what must be paid, or to whom.',
  },
})
