/** A template with the values of one employee: the mail as HTML and as text. */
import string from '@adonisjs/core/helpers/string'
import { oneLine } from '#core/mail/mail'
import { invalid } from '#core/errors/refusal'
import { fill, lengthOf, type Values } from '#communications/letters/placeholders'
import { plainText } from '#communications/letters/plain_text'
import { sanitised } from '#communications/letters/sanitised'

export type Letter = { html: string; text: string }

/**
 * How long a subject may be once it is filled; what is longer is cut, since the log and a header
 * hold no more.
 */
const SUBJECT_MAX = 500

/** The subject with its values, on one line. */
export const subjectOf = (subject: string, values: Values) =>
  [...oneLine(fill(subject, values))].slice(0, SUBJECT_MAX).join('')

/**
 * How many characters a letter may have once it is filled: more than the longest body, and little
 * enough for a process that makes a hundred at a time.
 */
const LETTER_MAX = 500_000

/**
 * Why no letter is made of these, if it would be too long. To be asked before one is: a short body
 * may ask for a long value thousands of times.
 */
export const tooLong = (
  { subject, body }: { subject: string; body: string },
  values: Values
): string | null =>
  lengthOf(subject, values) + lengthOf(body, values, string.escapeHTML) > LETTER_MAX
    ? `With these values the letter would be longer than ${LETTER_MAX.toLocaleString('en-US')} characters`
    : null

/** 422 on `field` when the letter would be too long. */
export function mustFit(
  template: { subject: string; body: string },
  values: Values,
  field: string
) {
  const error = tooLong(template, values)
  if (error) throw invalid(field, 'TOO_LONG', error)
}

/**
 * What fills the body of a template, made once for many letters. A value is escaped, so between
 * tags it cannot be HTML; inside a tag, such as in `href`, it could still be a script's address,
 * and then the filled body is sanitised as a whole.
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
