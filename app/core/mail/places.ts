/**
 * As many mails are with the mail server at a time as there are connections to it: what waits for a
 * place was not begun, and may be given back.
 */
export const CONNECTIONS = 5

let free = CONNECTIONS
const waiting: (() => void)[] = []

/** `work` begins once there is a place, in the order in which it was asked for. */
export async function inPlace<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--
  else await new Promise<void>((resolve) => waiting.push(resolve))

  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}
