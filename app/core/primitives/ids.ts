/** UUIDv7 (RFC 9562), strictly ascending within a process. */
import { randomFillSync } from 'node:crypto'
import { clock } from '#core/primitives/clock'

/** A UUID of any version, in any case. */
export const isUuid = (value: string) =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value)

const POOL = Buffer.allocUnsafe(8192)
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

let used = POOL.length
let lastMs = 0
let sequence = 0

/** The first 48 bits are the ms, the next 12 count within it (method 1 of RFC 9562 §6.2). */
export function newId(ms = clock.now().getTime()): string {
  if (used + 10 > POOL.length) {
    randomFillSync(POOL)
    used = 0
  }
  const at = used
  used += 10

  const counted = count(ms, POOL.readUInt16BE(at) & 0x1ff)
  const high = Math.floor(counted / 65_536)
  const hex = (index: number) => HEX[POOL[at + index]]

  return `${high.toString(16).padStart(8, '0')}-${(counted % 65_536).toString(16).padStart(4, '0')}-7${sequence.toString(16).padStart(3, '0')}-${HEX[(POOL[at + 2] & 0x3f) | 0x80]}${hex(3)}-${hex(4)}${hex(5)}${hex(6)}${hex(7)}${hex(8)}${hex(9)}`
}

/** The lowest id of a millisecond. Ids made since then are higher. */
export function firstIdAt(ms: number): string {
  const time = Math.max(ms, 0).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** A full millisecond borrows from the next one. A clock set back by 1 s or more starts anew. */
function count(ms: number, start: number) {
  const isSame = ms === lastMs || (ms < lastMs && lastMs - ms < 1000)
  if (!isSame) {
    lastMs = ms
    sequence = start
  } else if (++sequence > 0xfff) {
    lastMs++
    sequence = start
  }
  return lastMs
}
