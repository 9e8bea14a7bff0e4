/** Texts that a write stored otherwise than they were sent: cut, replaced, transliterated. */
import type { Description, Schema } from './description.js'
import { jsonOf, type Answer } from './http.js'
import type { Request } from './requests.js'

export function changedText(
  description: Description,
  { operation, body, isElsewhere }: Request,
  answer: Answer
): string | undefined {
  const schema = operation.body?.['application/json']?.schema
  const isVerb = operation.method === 'POST' && operation.path.includes('{')
  if (isElsewhere || isVerb || ![200, 201].includes(answer.status) || !schema) return undefined
  const sent = jsonOf({ ...answer, text: String(body) })
  const shown = jsonOf(answer)
  const { properties = {} } = description.resolve(schema)
  const changed = Object.entries(properties).find(
    ([name, one]) => isPlain(one) && isOther(sent?.[name], shown?.[name])
  )
  return changed && `the text of ${changed[0]} is stored otherwise than sent`
}

/** Days, codes and choices are written in one form. */
const isPlain = ({ format, pattern, enum: choices }: Schema) => !format && !pattern && !choices

/** Blanks around a text go, letters are composed, codes get capitals; a blank text is none. */
const isOther = (sent: unknown, shown: unknown) =>
  typeof sent === 'string' &&
  typeof shown === 'string' &&
  sent.trim() !== '' &&
  inOneForm(shown) !== inOneForm(sent)

const inOneForm = (text: string) => text.normalize('NFC').replace(/[\s.]/g, '').toUpperCase()
