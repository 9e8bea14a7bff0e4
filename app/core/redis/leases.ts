/**
 * A limited number of leases per key, shared by all processes through Redis. The leases of a
 * process that died run out. While Redis is away, each process counts alone.
 */
import { randomUUID } from 'node:crypto'
import { redis } from '#core/redis/connection'
import { countAlone, countsAlone } from '#core/redis/local_counting'

type Lease = {
  /** Call it well within the lease's time. */
  prolong(): Promise<void>
  release(): void
}

const own = new Map<string, number>()

/** Takes one of `most` leases of `ms`, or returns undefined. */
export async function takeLease(key: string, most: number, ms: number): Promise<Lease | undefined> {
  const id = randomUUID()
  const taken = await tried(key, id, most, ms)
  if (!(taken ?? (own.get(key) ?? 0) < most)) return

  own.set(key, (own.get(key) ?? 0) + 1)
  let isReleased = false
  return {
    // After a time without Redis it is there again, even beyond the limit.
    prolong: async () => {
      if (!isReleased) await tried(key, id, Number.MAX_SAFE_INTEGER, ms)
    },
    release() {
      if (isReleased) return
      isReleased = true
      const left = own.get(key)! - 1
      if (left) own.set(key, left)
      else own.delete(key)
      if (!countsAlone())
        redis()
          .zrem(redisKey(key), id)
          .catch(() => {})
    },
  }
}

const redisKey = (key: string) => `oficio:leases:${key}`

/** Undefined when Redis cannot tell. */
async function tried(key: string, id: string, most: number, ms: number) {
  if (countsAlone()) return undefined
  try {
    return (await redis().takeLease(1, redisKey(key), id, most, ms)) === 1
  } catch (error: any) {
    void countAlone(error)
    return undefined
  }
}
