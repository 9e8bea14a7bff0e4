/**
 * Refusal codes that single operations answer, with their conditions, for the OpenAPI document.
 * Codes of all operations of a kind, such as UNAUTHENTICATED, are derived from declarations.
 */
import { allLifecycles } from '#core/resources/state_machine'

/** The condition of each code of `app/api/errors.ts`, as a sentence without a final stop. */
export type Refusals = Readonly<Record<string, string>>

/** `false` takes out a code that the lifecycle suggests. */
type Entry = Readonly<Record<string, string | false>>

const byOperation = new Map<string, Entry>()

/** Operations that call others, with the condition of the codes of those. */
const passedOn = new Map<string, string>()

/** Lists the codes of all tables for an operation that calls others. */
export const passesOnRefusals = (operation: string, condition: string) =>
  passedOn.set(operation, condition)

/** Adds the table of a domain, whose operations are in no other, keyed by operation: `{ 'payments.store': { OVERPAYMENT: … } }`. */
export function defineRefusals(table: Readonly<Record<string, Entry>>) {
  for (const [operation, refusals] of Object.entries(table)) {
    if (byOperation.has(operation)) throw new Error(`Two tables have refusals of ${operation}`)
    byOperation.set(operation, refusals)
  }
}

/** The names of all operations in the tables. */
export const operationsWithRefusals = () => [...byOperation.keys()]

/** The refusals of an operation: those in the tables, and the one of its lifecycle. */
export function refusalsOfOperation(operation: string): Refusals {
  const condition = passedOn.get(operation)
  if (condition) return Object.fromEntries(allCodes().map((code) => [code, condition]))

  const all: Entry = { ...ofLifecycle(operation), ...byOperation.get(operation) }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== false)
  )
}

const allCodes = () => [
  ...new Set(['INVALID_TRANSITION', ...[...byOperation.values()].flatMap(Object.keys)]),
]

/** The condition of INVALID_TRANSITION for a verb that needs one of these states. */
export const unlessIn = (what: string, states: readonly string[]) =>
  `The status of the ${what} is not ${inWords(states)}`

const VERBS: Record<string, string> = { destroy: 'delete' }

/** `invoices.void` is the verb `void` of the lifecycle `invoices`. */
function ofLifecycle(operation: string): Refusals {
  const [resource, name, ...more] = operation.split('.')
  const lifecycle = allLifecycles().find((one) => one.resource === resource)
  if (!lifecycle || more.length) return {}

  const verb = VERBS[name] ?? name
  const from = lifecycle.transitions.filter(({ action }) => action === verb).flatMap((t) => t.from)
  const isRefused = from.length > 0 && lifecycle.states.some((state) => !from.includes(state))
  if (!isRefused) return {}
  const states = lifecycle.states.filter((state) => from.includes(state))
  return { INVALID_TRANSITION: `The status is not ${inWords(states)}` }
}

function inWords(states: readonly string[]) {
  return [states.slice(0, -1).join(', '), states.at(-1)].filter(Boolean).join(' or ')
}
