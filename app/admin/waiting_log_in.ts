/** A log in whose password was right and whose code is still missing, in the encrypted cookie. */
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#core/primitives/clock'
import Person from '#identity/models/person'

const KEY = 'second_factor'
const WAITS_MS = 5 * 60_000

type Waiting = { personId: string; version: number; since: number }

export function waitForCode({ session }: HttpContext, { id, tokenVersion }: Person) {
  session.put(KEY, {
    personId: id,
    version: tokenVersion,
    since: clock.now().getTime(),
  } satisfies Waiting)
}

/** Undefined after 5 minutes and after a new password. */
export async function waitingPerson({ session }: HttpContext): Promise<Person | undefined> {
  const waiting = session.get(KEY) as Waiting | undefined
  if (!waiting || clock.now().getTime() - waiting.since > WAITS_MS) return undefined

  const person = await Person.find(waiting.personId)
  return person?.totpConfirmedAt && person.tokenVersion === waiting.version ? person : undefined
}
