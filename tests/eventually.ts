import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `condition` answers something true and answers that; fails with `what`. */
export async function eventually<T>(
  what: string,
  condition: () => T | Promise<T>,
  seconds = 15
): Promise<Exclude<T, false | 0 | '' | null | undefined>> {
  for (const end = Date.now() + seconds * 1_000; ;) {
    const answer = await condition()
    if (answer) return answer as any
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await pause(20)
  }
}
