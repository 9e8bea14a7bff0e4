/** Fills a template with values, as HTML and as text. */
import string from '@adonisjs/core/helpers/string'
import { oneLine } from '#core/mail/mail'
import { invalid } from '#core/errors/refusal'
import { fill, lengthOf, type Values } from '#communications/letters/placeholders'
import { plainText } from '#communications/letters/plain_text'
import { sanitised } from '#communications/letters/sanitised'

export type Letter = { html: string; text: string }

/** Longer subjects are cut to the limit of the log and the mail header. */
const SUBJECT_MAX = 500

export const subjectOf = (subject: string, values: Values) =>
  [...oneLine(fill(subject, values))].slice(0, SUBJECT_MAX).join('')

/** Above the longest body, and small enough to make a hundred letters at a time. */
const LETTER_MAX = 500_000

/** Checked before filling: a short body may repeat a long value thousands of times. */
export const tooLong = (
  { subject, body }: { subject: string; body: string },
  values: Values
): string | null =>
  lengthOf(subject, values) + lengthOf(body, values, string.escapeHTML) > LETTER_MAX
    ? `With these values the letter would be longer than ${LETTER_MAX.toLocaleString('en-US')} characters`
    : null

/** Refuses 422 on `field` a letter that would be too long. */
export function mustFit(
  template: { subject: string; body: string },
  values: Values,
  field: string
) {
  const error = tooLong(template, values)
  if (error) throw invalid(field, 'TOO_LONG', error)
}

/**
 * Prepares a body for many letters. Escaped values are safe between tags; within a tag, such as in
 * `href`, they could be a script, so that the filled body is sanitised.
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
