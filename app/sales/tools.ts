/** Assistant tools of sales. */
import { toolset } from '#core/endpoints/assistant_tools'

const PRICES = ['items.unitPrice', 'items.taxRate', 'items.taxes', 'items.priceIncludesTax']

/** Fields of debit notes, which debit_invoice makes. */
const DEBIT = ['type', 'relatedInvoiceId', 'reason', 'disputedUntil']

export default toolset('sales', {
  find_quotes: {
    isCommon: true,
    route: 'quotes.index',
    description:
      'Find quotes by customer (`search` by name or tax id, or `customerId`), status or day. Use ' +
      'it first whenever a quote is meant, to get the id that other tools ask for.',
  },
  read_quote: {
    route: 'quotes.show',
    description:
      'Read one quote with its lines and totals, and in `allowedActions` what may be done with it ' +
      'now. Use it before you send, accept or convert one; find_quotes gives the id.',
  },
  create_quote: {
    isCommon: true,
    route: 'quotes.store',
    without: PRICES,
    description:
      'Create a quote of products and quantities; prices, taxes and totals are computed. Use it ' +
      'when a customer asks what something would cost. find_customers gives `customerId`, ' +
      'find_products each `productId`.',
  },
  send_quote: {
    route: 'quotes.send',
    reachesOut: true,
    description:
      'Mail a quote to its customer, or to the addresses in `to`. Use it when somebody wants the ' +
      'customer to have it, and ask first; find_quotes gives the id.',
  },
  mark_quote_sent: {
    route: 'quotes.mark-sent',
    description:
      'Note that a quote went to its customer without a mail from here, such as on paper; it ' +
      'mails nobody. Use it when somebody says so, or when the customer has no e-mail address; ' +
      'find_quotes gives the id.',
  },
  accept_quote: {
    route: 'quotes.accept',
    description:
      'Note that the customer has accepted a quote, also one that is still a draft. Use it before ' +
      'convert_quote when the customer says yes; find_quotes gives the id.',
  },
  reject_quote: {
    route: 'quotes.reject',
    description:
      'Note that the customer has rejected a quote. Use it when the customer says no; find_quotes ' +
      'gives the id.',
  },
  convert_quote: {
    route: 'quotes.convert',
    description:
      'Make an invoice of a quote, at the prices of the quote; goods leave the stock and the sale ' +
      'is booked unless `draft` is true. Use it when the customer buys what was quoted; ' +
      'find_quotes gives the id.',
  },
  find_invoices: {
    isCommon: true,
    route: 'invoices.index',
    preset: { limit: 15 },
    description:
      'Find invoices by customer (`search` by name or tax id, or `customerId`), status, day, ' +
      '`type` (debit notes are DEBIT_NOTE), or whether they are overdue; each with what is still ' +
      'to be paid (`balance`). Use it first whenever an invoice is meant, to get the id that ' +
      'other tools ask for.',
  },
  read_invoice: {
    isCommon: true,
    route: 'invoices.show',
    description:
      'Read one invoice with its lines, totals and what is still to be paid, and in ' +
      '`allowedActions` what may be done with it now. Use it when somebody asks what was sold or ' +
      'is owed on one invoice; find_invoices gives the id.',
  },
  create_invoice: {
    isCommon: true,
    route: 'invoices.store',
    without: [...PRICES, ...DEBIT],
    description:
      'Invoice products and quantities to a customer; prices, taxes and totals are computed, ' +
      'goods leave the stock and the sale is booked, unless `draft` is true. Use convert_quote ' +
      'where there is a quote, and check_stock before. find_customers gives `customerId`, ' +
      'find_products each `productId`.',
  },
  issue_invoice: {
    route: 'invoices.issue',
    description:
      'Issue an invoice that is a draft: it gets its number, goods leave the stock and the sale ' +
      'is booked. Use it when a draft is right; find_invoices gives the id.',
  },
  send_invoice: {
    isCommon: true,
    route: 'invoices.send',
    reachesOut: true,
    description:
      'Mail an invoice to its customer, or to the addresses in `to`. Use it when somebody wants ' +
      'the customer to have it, and ask first; find_invoices gives the id.',
  },
  find_invoice_mails: {
    route: 'invoices.deliveries',
    description:
      'Find the mails of an invoice with their recipients, and whether they were sent. Use it ' +
      'when somebody asks whether an invoice went out; find_invoices gives the id.',
  },
  send_credit_note: {
    route: 'credit-notes.send',
    reachesOut: true,
    description:
      'Mail a credit note to its customer, or to the addresses in `to`. Use it when somebody ' +
      'wants the customer to have it, and ask first.',
  },
  send_receipt: {
    route: 'payments.send',
    reachesOut: true,
    description:
      'Mail the receipt of a payment to its customer, or to the addresses in `to`. Use it when ' +
      'somebody wants proof of a payment, and ask first; find_payments gives the id.',
  },
  send_statement: {
    route: 'customers.statement.send',
    reachesOut: true,
    description:
      'Mail the statement of account to a customer, or to the addresses in `to`. Use it when a ' +
      'customer should see what they owe, and ask first; find_customers gives the id.',
  },
  void_invoice: {
    route: 'invoices.void',
    isDestructive: true,
    description:
      'Void an invoice on which nothing was paid: goods come back and its entry is reversed. Use ' +
      'it when an invoice was wrong as a whole, and ask before you do it; credit_invoice takes ' +
      'back a part. find_invoices gives the id.',
  },
  write_off_invoice: {
    route: 'invoices.write-off',
    isDestructive: true,
    description:
      'Write off what a customer will not pay of an invoice, all that is owed without `amount`; ' +
      'it becomes an expense. Use it when somebody gives a debt up, and ask before you do it; ' +
      'void_write_off takes it back. find_invoices gives the id.',
  },
  void_write_off: {
    route: 'invoices.write-offs.void',
    isDestructive: true,
    description:
      'Take back a write-off of an invoice, which is then owed again. Use it when a debt that was ' +
      'given up is paid after all, and ask before you do it; read_invoice gives the ids in ' +
      '`writeOffs`.',
  },
  credit_invoice: {
    route: 'invoices.credit-notes.store',
    description:
      'Make a credit note on an invoice, of some of its lines or, without `items`, of all that is ' +
      'left; `amounts` or `net` credit money alone, and `restock: false` leaves the goods away. ' +
      'Use it when a customer gives goods back, was charged too much or gets a discount later; ' +
      'find_invoices gives the id, and of each line the `id` that `lineId` takes.',
  },
  debit_invoice: {
    route: 'invoices.debit-notes.store',
    without: PRICES,
    description:
      'Make a debit note on an invoice, which charges more on it, such as interest or freight; no ' +
      'goods move. Use it when a customer was charged too little; find_invoices gives the id, ' +
      'find_products each `productId`.',
  },
  find_credit_notes: {
    route: 'credit-notes.index',
    description:
      'Find credit notes by customer, invoice or day. Use it when somebody asks what was given ' +
      'back or taken off.',
  },
  find_payments: {
    route: 'payments.index',
    description:
      'Find payments of customers by customer, invoice, way of payment or day. Use it when ' +
      'somebody asks whether or how something was paid.',
  },
  record_payment: {
    isCommon: true,
    route: 'payments.store',
    without: ['deductions', 'withholdings', 'autoWithholdings'],
    description:
      'Record what a customer has paid on the day on which the money came (`date`, today by ' +
      'default): on one invoice (`invoiceId`, no more than its `balance`), on several ' +
      '(`allocations`), or in advance (`customerId` alone). Use it when money has come in; ' +
      'find_invoices gives `invoiceId`, find_bank_accounts `bankAccountId`. Tell which bank ' +
      'account was assumed where `warnings` says so.',
  },
  allocate_payment: {
    route: 'payments.allocations',
    description:
      'Use money of a payment that no invoice has taken (`unallocatedAmount` less ' +
      '`refundedAmount`) for invoices of the same customer. Use it when somebody says what an ' +
      'advance was for; find_payments gives the id, find_invoices each `invoiceId`.',
  },
  void_allocation: {
    route: 'payments.allocations.void',
    isDestructive: true,
    description:
      'Take one allocation of a payment back: its invoice is owed again, and the money is free ' +
      'for others. Use it when money was put on the wrong invoice, and ask before you do it; ' +
      '`allocations` of the payment have the ids.',
  },
  void_payment: {
    route: 'payments.void',
    isDestructive: true,
    description:
      'Take back a payment that was recorded: the invoice is open again by that much, from `date` ' +
      'on, today by default. Use it when a payment was recorded by mistake or did not arrive, and ' +
      'ask before you do it; find_payments gives the id.',
  },
  allocate_credit: {
    route: 'credit-notes.allocations',
    description:
      'Take credit of a credit note off other invoices of the same customer, at most its ' +
      '`availableAmount`; nothing is posted. Use it when a customer wants what came back to count ' +
      'for another invoice; customer_credits gives the credit note, find_invoices each ' +
      '`invoiceId`.',
  },
  customer_credits: {
    route: 'customers.credits',
    description:
      'What a customer may still use: free money of payments and credit of credit notes, oldest ' +
      'first. Use it when somebody asks about an advance or a credit, and before allocate_credit ' +
      'or a refund; find_customers gives the id.',
  },
  apply_credits: {
    route: 'customers.apply-credits',
    description:
      'Use all open credits of a customer for the invoices that are due first. Use it when ' +
      'somebody wants advances and credits to be set off; customer_credits shows them before, ' +
      'find_customers gives the id.',
  },
  refund_payment: {
    route: 'payments.refunds.store',
    isDestructive: true,
    description:
      'Record that free money of a payment was paid back to the customer. Use it when a customer ' +
      'paid too much or cancels an order, and ask before you do it; customer_credits gives the ' +
      'payment, find_bank_accounts `bankAccountId`.',
  },
  refund_credit: {
    route: 'credit-notes.refunds.store',
    isDestructive: true,
    description:
      'Record that credit of a credit note was paid back to the customer. Use it when goods of a ' +
      'paid invoice came back and the customer wants money, and ask before you do it; ' +
      'customer_credits gives the credit note.',
  },
  find_refunds: {
    route: 'refunds.index',
    description:
      'Find refunds to customers by customer, bank account or day. Use it when somebody asks what ' +
      'was paid back.',
  },
  void_refund: {
    route: 'refunds.void',
    isDestructive: true,
    description:
      'Take back a refund that was recorded: the money is free or the credit available again. Use ' +
      'it when a refund was recorded by mistake, and ask before you do it; find_refunds gives the ' +
      'id.',
  },
  receivables_aging: {
    isCommon: true,
    route: 'reports.receivables_aging',
    description:
      'What each customer owes, by how long it has been due. Use it when somebody asks who owes ' +
      'money, who is late, or whom to remind.',
  },
  customer_statement: {
    route: 'customers.statement',
    description:
      'The statement of one customer: invoices, credit notes and payments of a stretch of days ' +
      'with the running balance. Use it to explain what a customer owes; find_customers gives the ' +
      'id.',
  },
  sales_summary: {
    isCommon: true,
    route: 'reports.sales_summary',
    description:
      'Sales of a stretch of days, summed up. Use it when somebody asks how much was sold, or ' +
      'what sells best.',
  },
})
