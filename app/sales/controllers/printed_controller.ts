import { operation, pathId } from '#core/endpoints/operations'
import { PDF } from '#core/endpoints/report'
import { print } from '#documents/print'
import {
  printedCreditNote,
  printedInvoice,
  printedPayment,
  printedQuote,
  type Printed,
} from '#sales/documents'

const prints = (summary: string, printed: (id: string) => Promise<Printed>) =>
  operation(
    {
      kind: 'verb',
      status: 200,
      summary,
      answers: {
        200: { description: 'The document, to print', content: { 'application/pdf': PDF } },
      },
    },
    (ctx) => {
      const id = pathId(ctx)
      return print(ctx, () => printed(id))
    }
  )

export const printed = {
  quote: prints('Print a quote', printedQuote),
  invoice: prints('Print an invoice', printedInvoice),
  creditNote: prints('Print a credit note', printedCreditNote),
  payment: prints('Print the receipt of a payment', printedPayment),
}
