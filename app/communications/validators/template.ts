import {
  choice,
  flag,
  mapOf,
  id,
  name,
  optional,
  scalar,
  text,
  whole,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator, type Fail } from '#core/input/validation'
import { EVENT_TYPES } from '#communications/event_types'
import { isWellFormed } from '#communications/letters/placeholders'
import { sanitised } from '#communications/letters/sanitised'

const template = {
  eventType: choice(EVENT_TYPES),
  name: name(),
  subject: name().meta({
    examples: ['¡Feliz cumpleaños, {{employeeName}}!'],
    description:
      'With placeholders such as {{employeeName}} and {{date}}; which ones there are depends on `eventType`.',
  }),
  body: text().meta({
    examples: ['<p>Hola {{employeeName}}</p>'],
    description: 'HTML with placeholders; what could do harm is taken out.',
  }),
  sendDaysBefore: optional(
    whole({ max: 365 }).meta({
      description:
        'Days before the event; by default 0, for CONTRACT_RENEWAL 30, for PROBATION_ENDING 7.',
    })
  ),
  isActive: withDefault(flag(), true),
}

export const createTemplate = validator(template, { check: mustBeReadable })
export const updateTemplate = updateValidator(template, {
  immutable: ['eventType'],
  check: mustBeReadable,
})

export const previewTemplate = validator({
  employeeId: optional(id()),
  customData: optional(mapOf(scalar())),
})

function mustBeReadable({ subject, body }: { subject?: string; body?: string }, fail: Fail) {
  for (const [field, said] of Object.entries({ subject, body })) {
    if (said !== undefined && !isWellFormed(said))
      fail(
        field,
        'INVALID',
        `${field} has braces that are no placeholder; one looks like {{employeeName}}.`
      )
  }
  if (body !== undefined && !sanitised(body))
    fail('body', 'INVALID', 'body has nothing in it that may be mailed.')
}
