/** A thread that draws. It knows no database and no request: what it draws is sent to it. */
import { I18nManager } from '@adonisjs/i18n'
import { move } from 'piscina'
import i18nConfig from '#config/i18n'
import { useTexts } from '#core/primitives/texts'
import { drawings, type Kind } from '#start/drawings'
import { endWhen } from '#documents/drawing/breath'
import { withWords, type IssuerFacts } from '#documents/issuer_facts'
import { unpacked, type Packed } from '#documents/drawing/packing'

export type Task = {
  kind: Kind
  issuer: IssuerFacts
  document: Packed
  abandoned: SharedArrayBuffer
}

// A thread has no application. The configuration of texts and their loading need none.
const texts = new I18nManager({ emit() {} } as never, await i18nConfig.resolver(undefined!))
await texts.loadTranslations()
useTexts(texts)

/** Answers the bytes of the PDF, which are given away and not copied. */
export default async function draw({ kind, issuer, document, abandoned }: Task) {
  endWhen(abandoned)
  const drawing = await drawings[kind]()
  const pdf: Buffer = await drawing(withWords(issuer), unpacked(document))
  return move(new Uint8Array(pdf))
}
