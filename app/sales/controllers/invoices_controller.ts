import { todayIn } from '#core/calendar/days'
import { pastCondition } from '#core/calendar/due_dates'
import { Current } from '#core/context/current'
import { defineList, dayRange, type Condition } from '#core/resources/list/list'
import { creates, does, lists, pathId, reads, updates } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, flagFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { changeInvoice } from '#sales/actions/change_invoice'
import { createDocument } from '#sales/actions/debit_invoice'
import { issueInvoice } from '#sales/actions/issue_invoice'
import { voidInvoice } from '#sales/actions/void_invoice'
import { INVOICE_TYPES } from '#sales/debits/invoice_types'
import { INVOICE_STATES } from '#sales/invoices/invoice_lifecycle'
import { invoiceInPath, lockInvoice, type LockedInvoice } from '#sales/invoices/invoice_lock'
import Invoice from '#sales/models/invoice'
import { hasRowPast } from '#sales/terms/open_due_date'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import * as input from '#sales/validators/invoice'

export const invoiceList = defineList({
  record: invoiceTransformer,
  sorts: ['number', 'date', 'dueDate', 'total', 'balance', 'updatedAt'],
  search: "the customer's name and taxId, and the number or fiscal number",
  searched: searchingDocuments({ fiscal: true }),
  filters: {
    customerId: idFilter(),
    quoteId: idFilter(),
    paymentTermsId: idFilter(),
    numberingRangeId: idFilter(),
    status: choiceFilter(INVOICE_STATES),
    type: choiceFilter(INVOICE_TYPES),
    relatedInvoiceId: idFilter(),
    paymentMethod: choiceFilter(input.PAYMENT_METHODS),
    overdue: flagFilter(),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: { overdue: isOverdue, ...dayRange('date') },
  volatile: ['overdue'],
})

function isOverdue(overdue: boolean): Condition {
  const [isPast, ...days] = pastCondition('t.due_date')
  const today = todayIn(Current.tenant.timezone)
  return [
    `${overdue ? '' : 'NOT '}(t.balance > 0 AND ((${isPast}) OR ${hasRowPast('t')}))`,
    ...days,
    today,
  ]
}

/** A new invoice is answered without reading it again. */
const answer = invoiceTransformer.of

export const invoices = {
  index: lists(invoiceList),
  show: reads(invoiceTransformer),
  store: creates(invoiceTransformer, input.createInvoice, (data) => createDocument(data), {
    summary: 'Issue or draft an invoice',
    isPlain: true,
  }),

  update: updates(
    invoiceTransformer,
    Invoice,
    input.updateInvoice,
    (invoice, changes, _, locked: LockedInvoice) => changeInvoice({ ...locked, invoice }, changes),
    {
      first: (ctx) => lockInvoice(pathId(ctx), { otherId: ctx.request.input('customerId') }),
      answer: (invoice, warnings) => ({ ...invoice, warnings }),
    }
  ),

  issue: does(
    {
      of: invoiceInPath,
      input: input.issueDocument,
      record: invoiceTransformer,
      answer,
      summary: 'Issue a draft invoice',
    },
    (data, ctx) => issueInvoice(pathId(ctx), data)
  ),
  void: does(
    {
      of: invoiceInPath,
      input: input.voidDocument,
      record: invoiceTransformer,
      answer,
      summary: 'Void an invoice',
    },
    ({ reason }, ctx) => voidInvoice(pathId(ctx), reason)
  ),
}
