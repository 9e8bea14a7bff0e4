/**
 * The threads in which documents are drawn, so that no request waits for a drawing of another. They
 * start when they are needed, and keep a process alive only while they draw.
 */
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import env from '#start/env'
import type { Task } from '#documents/drawing/thread'

/** More would take memory, and leave less of the processors to requests. */
const ENOUGH = 4

export const THREADS = Math.min(env.get('DRAWING_THREADS') ?? ENOUGH, availableParallelism())

/** A thread that has nothing to draw for so long ends, and gives its memory back. */
const IDLE_MS = 60_000

/**
 * What one drawing may take of the heap: several times what the largest report needs. Beyond it the
 * thread ends, not the process.
 */
const MOST_HEAP_MB = 512

/** That of the process, which a flag makes large, would be taken by each thread. */
const YOUNG_MB = 24

let pool: Promise<Piscina> | undefined

/**
 * Draws in a thread of its own; at most THREADS at a time. Throws what the drawing throws, without
 * its class.
 */
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
