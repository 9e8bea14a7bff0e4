/** Assistant tools of sales. */
import { toolset } from '#core/endpoints/assistant_tools'

const PRICES = ['items.unitPrice', 'items.taxRate', 'items.taxes', 'items.priceIncludesTax']

export default toolset('sales', {
  find_quotes: {
    isCommon: true,
    route: 'quotes.index',
    description:
      'Find quotes by customer (`search` by name or tax id, or `customerId`), status or day. Use it first whenever a quote is meant, to get the id that other tools ask for.',
  },
  read_quote: {
    route: 'quotes.show',
    description:
      'Read one quote with its lines and totals, and in `allowedActions` what may be done with it now. Use it before you send, accept or convert one; find_quotes gives the id.',
  },
  create_quote: {
    isCommon: true,
    route: 'quotes.store',
    without: PRICES,
    description:
      'Create a quote of products and quantities; prices, taxes and totals are computed. Use it when a customer asks what something would cost. find_customers gives `customerId`, find_products each `productId`.',
  },
  send_quote: {
    route: 'quotes.send',
    reachesOut: true,
    description:
      'Mail a quote to its customer. Use it when somebody wants the customer to have it, and ask first; find_quotes gives the id.',
  },
  mark_quote_sent: {
    route: 'quotes.mark-sent',
    description:
      'Note that a quote went to its customer without a mail from here, such as on paper; it mails nobody. Use it when somebody says so, or when the customer has no e-mail address; find_quotes gives the id.',
  },
  accept_quote: {
    route: 'quotes.accept',
    description:
      'Note that the customer has accepted a quote, also one that is still a draft. Use it before convert_quote when the customer says yes; find_quotes gives the id.',
  },
  reject_quote: {
    route: 'quotes.reject',
    description:
      'Note that the customer has rejected a quote. Use it when the customer says no; find_quotes gives the id.',
  },
  convert_quote: {
    isCommon: true,
    route: 'quotes.convert',
    description:
      'Make an invoice of a quote, at the prices of the quote; goods leave the stock and the sale is booked unless `draft` is true. Use it when the customer buys what was quoted; find_quotes gives the id.',
  },
  find_invoices: {
    isCommon: true,
    route: 'invoices.index',
    description:
      'Find invoices by customer (`search` by name or tax id, or `customerId`), status, day, or whether they are overdue; each with what is still to be paid (`balance`). Use it first whenever an invoice is meant, to get the id that other tools ask for.',
  },
  read_invoice: {
    isCommon: true,
    route: 'invoices.show',
    description:
      'Read one invoice with its lines, totals and what is still to be paid, and in `allowedActions` what may be done with it now. Use it when somebody asks what was sold or is owed on one invoice; find_invoices gives the id.',
  },
  create_invoice: {
    isCommon: true,
    route: 'invoices.store',
    without: PRICES,
    description:
      'Invoice products and quantities to a customer; prices, taxes and totals are computed, goods leave the stock and the sale is booked, unless `draft` is true. Use convert_quote where there is a quote, and check_stock before. find_customers gives `customerId`, find_products each `productId`.',
  },
  issue_invoice: {
    route: 'invoices.issue',
    description:
      'Issue an invoice that is a draft: it gets its number, goods leave the stock and the sale is booked. Use it when a draft is right; find_invoices gives the id.',
  },
  send_invoice: {
    isCommon: true,
    route: 'invoices.send',
    reachesOut: true,
    description:
      'Mail an invoice to its customer. Use it when somebody wants the customer to have it, and ask first; find_invoices gives the id.',
  },
  void_invoice: {
    route: 'invoices.void',
    isDestructive: true,
    description:
      'Void an invoice on which nothing was paid: goods come back and its entry is reversed. Use it when an invoice was wrong as a whole, and ask before you do it; credit_invoice takes back a part. find_invoices gives the id.',
  },
  credit_invoice: {
    route: 'invoices.credit-notes.store',
    description:
      'Make a credit note on an invoice, of some of its lines or, without `items`, of all that is left. Use it when a customer gives goods back or was charged too much; find_invoices gives the id, and of each line the `id` that `lineId` takes.',
  },
  find_credit_notes: {
    route: 'credit-notes.index',
    description:
      'Find credit notes by customer, invoice or day. Use it when somebody asks what was given back or taken off.',
  },
  find_payments: {
    route: 'payments.index',
    description:
      'Find payments of customers by customer, invoice, way of payment or day. Use it when somebody asks whether or how something was paid.',
  },
  record_payment: {
    isCommon: true,
    route: 'payments.store',
    description:
      'Record what a customer has paid on one invoice, no more than its `balance`, on the day on which the money came (`date`, today by default). Use it when money has come in; find_invoices gives `invoiceId`, find_bank_accounts `bankAccountId`. Tell which bank account was assumed where `warnings` says so.',
  },
  void_payment: {
    route: 'payments.void',
    isDestructive: true,
    description:
      'Take back a payment that was recorded: the invoice is open again by that much, from `date` on, today by default. Use it when a payment was recorded by mistake or did not arrive, and ask before you do it; find_payments gives the id.',
  },
  receivables_aging: {
    isCommon: true,
    route: 'reports.receivables_aging',
    description:
      'What each customer owes, by how long it has been due. Use it when somebody asks who owes money, who is late, or whom to remind.',
  },
  customer_statement: {
    route: 'customers.statement',
    description:
      'The statement of one customer: invoices, credit notes and payments of a stretch of days with the running balance. Use it to explain what a customer owes; find_customers gives the id.',
  },
  sales_summary: {
    isCommon: true,
    route: 'reports.sales_summary',
    description:
      'Sales of a stretch of days, summed up. Use it when somebody asks how much was sold, or what sells best.',
  },
})
