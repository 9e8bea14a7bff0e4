import type { HttpContext } from '@adonisjs/core/http'
import { bodyOf, operation } from '#core/endpoints/operations'
import { PDF } from '#core/endpoints/report'
import { readJsonBody } from '#core/http/json_body'
import { brandingFields } from '#tenants/settings'
import { validator } from '#core/input/validation'
import type { Brand } from '#documents/branding/brand'
import { inDrawingSlot } from '#documents/drawing_slot'
import { drawn } from '#documents/drawn'
import { fileNameOf, issuerOf } from '#documents/issuer'
import { sampleInvoice } from '#documents/preview/sample_invoice'
import { print } from '#documents/print'

const answers = {
  200: { description: 'An invoice with sample data', content: { 'application/pdf': PDF } },
}

const previewInput = validator(brandingFields)

/** The drawing slot comes before the transaction: requests that wait use no connection. */
async function receive(ctx: HttpContext, execute: () => Promise<void>) {
  await readJsonBody(ctx)
  await inDrawingSlot(ctx, execute)
}

export const preview = {
  saved: operation(
    { kind: 'verb', status: 200, summary: 'Preview documents with the saved settings', answers },
    (ctx) => printSample(ctx, (brand) => brand)
  ),

  sent: operation(
    {
      kind: 'verb',
      status: 200,
      input: previewInput,
      summary: 'Preview documents with other settings',
      answers,
      receive,
    },
    async (ctx) => {
      const { brandColor, paymentInstructions, documentFooter } = await bodyOf(ctx, previewInput)
      return printSample(ctx, (brand) => ({
        ...brand,
        ...(brandColor !== undefined && { color: brandColor }),
        ...(paymentInstructions !== undefined && { paymentInstructions }),
        ...(documentFooter !== undefined && { footer: documentFooter }),
      }))
    }
  ),
}

const printSample = (ctx: HttpContext, change: (brand: Brand) => Brand) =>
  print(ctx, async () => {
    const issuer = await issuerOf()
    const shown = { ...issuer, brand: change(issuer.brand!) }
    return {
      fileName: fileNameOf(issuer, 'invoice', null),
      pdf: await drawn('tradeDocument', shown, sampleInvoice(shown)),
    }
  })
