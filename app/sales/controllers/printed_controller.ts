import { operation, pathId } from '#core/operations'
import { PDF, sendPdf } from '#core/report'
import { printedCreditNote, printedInvoice, printedPayment, printedQuote, type Printed } from '#sales/documents'

const prints = (summary: string, print: (id: string) => Promise<Printed>) =>
  operation({ kind: 'verb', status: 200, summary, answers: { 200: { description: 'The document, to print', content: { 'application/pdf': PDF } } } }, async (ctx) => {
    const { fileName, pdf } = await print(pathId(ctx))
    return sendPdf(ctx, fileName, pdf)
  })

export const printed = {
  quote: prints('Print a quote', printedQuote),
  invoice: prints('Print an invoice', printedInvoice),
  creditNote: prints('Print a credit note', printedCreditNote),
  payment: prints('Print the receipt of a payment', printedPayment),
}
