import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE } from '#tests/patience'

type Condition<T> = () => T | Promise<T>
type Truth<T> = Promise<Exclude<T, false | 0 | '' | null | undefined>>

/**
 * Waits until `condition` answers something true and answers that. It fails with `what` after
 * `seconds` of an idle machine.
 */
export const eventually = <T>(what: string, condition: Condition<T>, seconds = 15): Truth<T> =>
  within(seconds * PATIENCE, what, condition)

/** The same where the time is what is tested: `seconds` are the same on a busy machine. */
export async function within<T>(seconds: number, what: string, condition: Condition<T>): Truth<T> {
  for (const end = Date.now() + seconds * 1_000; ;) {
    const answer = await condition()
    if (answer) return answer as any
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await pause(20)
  }
}
