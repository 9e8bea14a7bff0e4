/** Pool of drawing threads; they start on demand and keep a process alive only while they draw. */
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import env from '#start/env'
import type { Task } from '#documents/drawing/thread'

/** More threads would take memory and processor time from requests. */
const ENOUGH = 4

export const THREADS = Math.min(env.get('DRAWING_THREADS') ?? ENOUGH, availableParallelism())

const IDLE_MS = 60_000

/** Several times the heap of the largest report; beyond it the thread ends, not the process. */
const MOST_HEAP_MB = 512

/** Without it each thread would take the young generation of the process, which a flag enlarges. */
const YOUNG_MB = 24

let pool: Promise<Piscina> | undefined

/** Draws in a thread, at most THREADS at a time. Errors lose their class on the way. */
export async function drawInThread(task: Task): Promise<Uint8Array> {
  const threads = await (pool ??= started())
  return threads.run(task)
}

async function started(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const filename = fileURLToPath(new URL(`./thread${extname(import.meta.url)}`, import.meta.url))
  return new Piscina({
    filename,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  })
}
