/** Limits parallel mails to the number of connections. A mail that waits was not begun. */
export const CONNECTIONS = 5

let free = CONNECTIONS
const waiting: (() => void)[] = []

/** Runs `work` when a connection is free, in order of the calls. */
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
