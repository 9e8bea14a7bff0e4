/** The mail of a document, as text and as HTML, in the language of the company. */
import string from '@adonisjs/core/helpers/string'
import { textsOf } from '#core/primitives/texts'
import type { Issuer } from '#documents/issuer'
import { asHtml, INK, paletteOf } from '#documents/mail_parts'
import { rowsAsHtml, rowsAsText, type Table } from '#document_mails/writing/tables'

export type Letter = {
  issuer: Issuer
  /** The addressee, for the greeting. */
  name: string
  /** Sentences in place of which a request may send a `message`. */
  said: readonly (string | null)[]
  /** Amounts and days, such as the balance and the due day. */
  facts: readonly (readonly [label: string, value: string])[]
  /** A table below the facts, such as the invoices of a reminder. */
  table?: Table
  /** Prints the payment instructions of the company. */
  asksForMoney: boolean
}

/** `message` stands in place of the greeting and the usual sentences. */
export function written(letter: Letter, message: string | null): { text: string; html: string } {
  const { issuer, name, facts, table } = letter
  const words = textsOf('document_mails', issuer.locale)
  const said = letter.said.filter((one) => one !== null)
  const opening = message ?? [words('greeting', { name }), '', ...said].join('\n')
  const instructions = letter.asksForMoney ? issuer.brand?.paymentInstructions : null
  const payment = instructions && `${issuer.labels('paymentInstructions')}:\n${instructions}`
  const closing = `${words('regards')}\n${issuer.name}`
  const { text: color } = paletteOf(issuer.brand?.color)

  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  const parts = [opening, lines, table && rowsAsText(table), payment, closing]
  const asPage = [
    asHtml(opening, color),
    facts.length > 0 && factsAsHtml(facts),
    table && rowsAsHtml(table),
    payment && asHtml(payment, color),
    asHtml(closing, color),
  ]
  return {
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    html: asPage.filter(Boolean).join('\n'),
  }
}

const CELL = 'padding:6px 16px 6px 0;border-bottom:1px solid #e4e7eb'

function factsAsHtml(facts: Letter['facts']): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="${CELL};color:#616e7c">${string.escapeHTML(label)}</td>` +
      `<td style="${CELL};color:${INK};font-weight:bold">${string.escapeHTML(value)}</td></tr>`
  )
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" ' +
    `style="margin:0 0 16px">\n${rows.join('\n')}\n</table>`
  )
}
