/** Checks a template's placeholders: one without a value would fail with every automatic mail. */
import type { FieldError } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { nearest } from '#core/primitives/nearest'
import { placeholdersOf, type EventTypeName } from '#communications/event_types'
import { placeholdersIn } from '#communications/letters/placeholders'

/** Spanish names of placeholders, in lower case without accents. */
const SPANISH: Record<string, string> = {
  ...{
    nombre: 'employeeName',
    empleado: 'employeeName',
    nombreempleado: 'employeeName',
    fecha: 'date',
    dia: 'date',
    anos: 'years',
    edad: 'years',
  },
  ...{ monto: 'amount', valor: 'amount', neto: 'amount', periodo: 'period', mes: 'period' },
  ...{
    desde: 'startDate',
    inicio: 'startDate',
    hasta: 'endDate',
    fin: 'endDate',
    dias: 'days',
    motivo: 'reason',
    razon: 'reason',
  },
}

type Texts = { subject?: string; body?: string }

/** Refuses 422 UNKNOWN_PLACEHOLDER. Unchanged texts pass, since they may predate this rule. */
export function mustBeFilled(
  eventType: EventTypeName,
  { subject, body }: Texts,
  before: Texts = {}
) {
  const known = placeholdersOf(eventType)
  if (!known) return

  const errors = Object.entries({ subject, body }).flatMap(([field, text]) => {
    if (text === undefined || text === before[field as keyof Texts]) return []
    return placeholdersIn(text)
      .filter((name) => !known.includes(name))
      .map((name) => unknown(field, name, eventType, known))
  })
  if (errors.length) throw new ValidationFailed(errors)
}

function unknown(
  field: string,
  name: string,
  eventType: EventTypeName,
  known: readonly string[]
): FieldError {
  const meant = [SPANISH[folded(name)], ...nearest(name, known)].find((one) => known.includes(one))
  const hint = meant ? `; did you mean {{${meant}}}?` : '.'
  const message = `Nothing fills {{${name}}} in a mail of ${eventType}${hint} It may have ${known.map((one) => `{{${one}}}`).join(', ')}; a template of CUSTOM may have any.`
  return fieldError([field], 'UNKNOWN_PLACEHOLDER', message, {
    placeholder: name,
    known: known.join(', '),
    ...(meant && { nearest: meant }),
  })
}

const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
