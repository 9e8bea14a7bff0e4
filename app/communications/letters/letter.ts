/** A template with the values of one employee: the mail as HTML and as text. */
import string from '@adonisjs/core/helpers/string'
import { oneLine } from '#core/mail'
import { fill, type Values } from '#communications/letters/placeholders'
import { plainText } from '#communications/letters/plain_text'
import { sanitised } from '#communications/letters/sanitised'

export type Letter = { html: string; text: string }

/** How long a subject may be once it is filled; what is longer is cut, since the log and a header hold no more. */
const SUBJECT_MAX = 500

export const subjectOf = (subject: string, values: Values) => [...oneLine(fill(subject, values))].slice(0, SUBJECT_MAX).join('')

/**
 * What fills the body of a template, made once for many letters. A value is escaped, so between tags it cannot be HTML; inside a tag,
 * such as in `href`, it could still be a script's address, and then the filled body is sanitised as a whole.
 */
export function writerOf(body: string): (values: Values) => Letter {
  const isInTag = /<[^>]*\{\{[^>]*>/.test(body)
  if (isInTag) {
    return (values) => {
      const html = sanitised(fill(body, values, string.escapeHTML))
      return { html, text: plainText(html) }
    }
  }

  const text = plainText(body)
  return (values) => ({ html: fill(body, values, string.escapeHTML), text: fill(text, values) })
}
