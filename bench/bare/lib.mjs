// Shared by the seed, the bare server and the load scripts.
import crypto from 'node:crypto'
import { parseArgs } from 'node:util'

export const DB = {
  host: process.env.DB_HOST ?? '127.0.0.1',
  port: Number(process.env.DB_PORT ?? 3306),
  user: process.env.DB_USER ?? 'oficio',
  password: process.env.DB_PASSWORD ?? 'oficio',
}
export const JWT_SECRET = new TextEncoder().encode(
  process.env.JWT_SECRET ?? 'bench-secret-bench-secret-bench-secret'
)

export function args(defaults) {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([k, v]) => [k, { type: 'string', default: String(v) }])
  )
  return parseArgs({ options, allowPositionals: true }).values
}

let last = 0,
  seq = 0
/** UUIDv7 as a Buffer, monotonic within the process. */
export function uuid7() {
  const b = crypto.randomBytes(16)
  let ms = Date.now()
  if (ms <= last) {
    seq++
    if (seq > 0xfff) {
      seq = 0
      last++
    }
    ms = last
  } else {
    last = ms
    seq = b.readUInt16BE(6) & 0x7ff
  }
  b.writeUIntBE(ms, 0, 6)
  b.writeUInt16BE(0x7000 | seq, 6)
  b[8] = (b[8] & 0x3f) | 0x80
  return b
}
export const uuidToStr = (b) => {
  const h = b.hexSlice(0, 16)
  return (
    h.slice(0, 8) +
    '-' +
    h.slice(8, 12) +
    '-' +
    h.slice(12, 16) +
    '-' +
    h.slice(16, 20) +
    '-' +
    h.slice(20)
  )
}
export const strToUuid = (s) => Buffer.from(s.replaceAll('-', ''), 'hex')

let snow = BigInt(Date.now()) << 20n
/** SQL type and wire form of the ids of each layout. */
export const codec = {
  bin16: { sql: 'BINARY(16)', gen: uuid7, enc: strToUuid, dec: uuidToStr },
  char36: {
    sql: 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin',
    gen: () => uuidToStr(uuid7()),
    enc: (s) => s,
    dec: (s) => s,
  },
  bigint: { sql: 'BIGINT UNSIGNED', gen: () => String(++snow), enc: (s) => s, dec: String },
  int: { sql: 'INT UNSIGNED', enc: Number, dec: Number },
}
export const median = (xs) => {
  const s = [...xs].sort((a, b) => a - b)
  return s.length ? s[Math.floor((s.length - 1) / 2)] : NaN
}
