/** Texts that are nearly HTTP requests. */
import type { Random } from './random.js'

const METHODS = ['GET', 'POST', 'get', 'G\0T', 'FOO', '', 'DELETE', 'CONNECT', 'M-SEARCH', 'PRI']

const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', '']

const LENGTHS = ['24', '-1', '1e3', '99999999999999999999', '0x10', '24, 24', '10', '+5', '']

const targetOf = (random: Random) =>
  random.pick([
    '/api/v1/customers',
    '/api/v1/customers\0',
    '*',
    'http://elsewhere.test/api/v1/customers',
    '//api/v1/customers',
    '/api/v1/../../etc/passwd',
    '/api/v1/customers?a=\x01',
    `/api/v1/${'a'.repeat(random.pick([10, 17_000]))}`,
    '/api/v1/%',
    '/api/v1/customers#x',
    '\\',
    '/api/v1/customers/%2e%2e%2f',
    '/api/v1/customers;x=1',
  ])

const headerOf = (random: Random, credentials: string) =>
  random.pick([
    'Host: 127.0.0.1',
    credentials,
    'Content-Type: application/json',
    `Content-Length: ${random.pick(LENGTHS)}`,
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\x0Bchunked',
    'Host: ',
    'Host: a\r\nHost: b',
    'X: a\0b',
    ' folded: 1',
    `X:${'y'.repeat(random.pick([10, 20_000]))}`,
    'Expect: 200-ok',
    'Connection: close, keep-alive, upgrade\r\nUpgrade: h2c',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'No-Colon',
    ': empty',
    'Idempotency-Key: a\r\nIdempotency-Key: b',
    'Accept-Encoding: br;q=0, *',
    `X-Forwarded-For: ${'1.1.1.1,'.repeat(500)}`,
    'Ünï: 1',
    'Content-Encoding: gzip',
  ])

const JSON_BODY = '{"taxId":"9","name":"x"}'

const BODIES = [
  '',
  JSON_BODY,
  '5\r\n{"a":\r\n0\r\n\r\n',
  'zz\r\n',
  'FFFFFFFFFFFFFFFF\r\nx',
  '0\r\n\r\nGET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n',
  `18;ext=${'x'.repeat(20_000)}\r\n${JSON_BODY}\r\n0\r\n\r\n`,
  '\x1F\x8Bgarbage',
]

/** In Latin-1, a byte a letter. Mostly sound, because the first fault ends the reading. */
export function malformedRequest(random: Random, token: string): string {
  const usually = (usual: string, odd: () => string) => (random.chance(0.8) ? usual : odd())
  const credentials = `Authorization: Bearer ${token}`
  const first = [
    usually('POST', () => random.pick(METHODS)),
    usually('/api/v1/customers', () => targetOf(random)),
    usually('HTTP/1.1', () => random.pick(VERSIONS)),
  ]
  const sound = ['Host: x', credentials, 'Content-Type: application/json']
  const odd = Array.from({ length: random.int(1, 3) }, () => headerOf(random, credentials))
  const headers = [...sound.filter(() => random.chance(0.9)), ...odd]
  return `${[first.join(' '), ...headers].join('\r\n')}\r\n\r\n${random.pick(BODIES)}`
}
