import type { HttpContext } from '@adonisjs/core/http'
import { pastCondition } from '#core/calendar/due_dates'
import { defineList, dayRange, type Condition } from '#core/resources/list/list'
import { creates, does, lists, operation, pathId, reads, updates } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, flagFilter, idFilter } from '#core/input/query_fields'
import { searchingDocuments } from '#core/database/search_text'
import { changeInvoice } from '#sales/actions/change_invoice'
import { createInvoice } from '#sales/actions/create_invoice'
import { issueInvoice } from '#sales/actions/issue_invoice'
import { voidInvoice } from '#sales/actions/void_invoice'
import type { Warning } from '#sales/delivery'
import { INVOICE_STATES } from '#sales/invoices/invoice_lifecycle'
import { invoiceInPath, lockInvoice } from '#sales/invoices/invoice_lock'
import Invoice from '#sales/models/invoice'
import { invoiceRecord } from '#sales/transformers/invoice_record'
import * as input from '#sales/validators/invoice'

export const invoiceList = defineList({
  record: invoiceRecord,
  sorts: ['number', 'date', 'dueDate', 'total', 'balance', 'updatedAt'],
  search: "the customer's name and taxId, and the number",
  searched: searchingDocuments(),
  filters: {
    customerId: idFilter(),
    quoteId: idFilter(),
    status: choiceFilter(INVOICE_STATES),
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
  return [`${overdue ? '' : 'NOT '}(t.balance > 0 AND ${isPast})`, ...days]
}

/** An invoice that was just written is answered without being read again. */
function shown({ response }: HttpContext, invoice: Record<string, any>) {
  response.header('ETag', `"${invoice.version}"`)
  return invoiceRecord.of(invoice)
}

export const invoices = {
  index: lists(invoiceList),
  show: reads(invoiceRecord),
  store: creates(invoiceRecord, input.createInvoice, createInvoice, {
    summary: 'Issue an invoice, or draft one',
    isPlain: true,
  }),

  update: operation(
    updates(invoiceRecord, Invoice, input.updateInvoice).declaration,
    async (ctx) => {
      const locked = await lockInvoice(pathId(ctx), ctx.request.input('customerId'))
      let warnings: Warning[] = []
      const change = updates(
        invoiceRecord,
        Invoice,
        input.updateInvoice,
        async (invoice, changes) => {
          warnings = await changeInvoice({ ...locked, invoice }, changes)
        }
      )
      return { ...((await change(ctx)) as object), warnings }
    }
  ),

  issue: does(
    { of: invoiceInPath, output: invoiceRecord, summary: 'Issue a draft' },
    async (_, ctx) => shown(ctx, await issueInvoice(pathId(ctx)))
  ),
  void: does(
    {
      of: invoiceInPath,
      input: input.voidDocument,
      output: invoiceRecord,
      summary: 'Void an invoice: goods and postings are taken back',
    },
    async ({ reason }, ctx) => shown(ctx, await voidInvoice(pathId(ctx), reason))
  ),
}
