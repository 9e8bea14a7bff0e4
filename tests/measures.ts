/** Measures of work that hold on a busy machine, too. */
import { readFileSync } from 'node:fs'

/** Milliseconds of processor time that this process takes for `work`. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Ticks of a processor in a second, in which /proc counts. */
const TICKS = 100

/** Seconds of processor time that another process has taken so far. */
export function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may have blanks; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** The result of `work` and the milliseconds that passed. */
export async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const began = performance.now()
  return { answer: await work(), ms: performance.now() - began }
}
