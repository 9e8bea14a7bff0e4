/** Tables of hostile values: what breaks parsers, columns, collations and spreadsheets. */
import type { Random } from './random.js'

export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff\ud800b',
  '👩‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(120),
  'ß'.repeat(255),
  'İ'.repeat(255),
  'ﷺ'.repeat(100),
  '𝕏'.repeat(128),
  '\u202E\u200B\uFEFF',
  '\u2028\u2029',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'x'.repeat(5_000),
  "'; DROP TABLE x; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '=1+1',
  '../../etc/passwd',
  '%00%ff',
  '\r\nX-Injected: 1',
  '\\',
  '"',
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '1900-02-29',
  '2026-11-26T24:00:00Z',
  '2026-11-26T23:59:60Z',
  '2026-11-26T00:00:00+25:00',
  'a@b',
  `a@${'b'.repeat(250)}.test`,
  'ü@ü.test',
  'javascript:alert(1)',
  'http://[::1]/',
  'file:///etc/passwd',
]

export const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1 + 0.2,
  0.005,
  1e-7,
  1e-320,
  1 / 3,
  127,
  128,
  255,
  256,
  65_535,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  99_999_999_999_999.99,
  1e15,
  1e18,
  1e21,
  1e300,
  -1e300,
]

/** Any JSON value in the place of any other. */
export function anything(random: Random): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => random.chance(0.5),
    () => random.pick(TEXTS),
    () => random.pick(NUMBERS),
    () => [],
    () => ({}),
    () => [null],
    () => deep(random),
    () => 'y'.repeat(random.int(1, 70_000)),
    () => Array.from({ length: random.int(2, 600) }, () => random.pick(TEXTS)),
    () => ({ [random.pick(TEXTS)]: random.pick(TEXTS) }),
  ])()
}

function deep(random: Random) {
  let value: unknown = 1
  for (let depth = random.int(2, 80); depth > 0; depth--)
    value = random.chance(0.5) ? [value] : { a: value }
  return value
}

/** Bodies in place of a JSON object, most of them not JSON. */
export function spoilt(random: Random, json: string): string | Buffer {
  return random.pick<() => string | Buffer>([
    () => json.slice(0, Math.floor(json.length / 2)),
    () => `[${json}]`,
    () => `\uFEFF${json}`,
    () => json.replace(':', ':\u0000'),
    () => json + json,
    () => '{"a":1,"a":2}',
    () => random.pick(['', '1', '"x"', 'null', 'true', '[]', '{}', '{"amount":1e400}']),
    () => '[['.repeat(20_000),
    () => '['.repeat(20_000) + ']'.repeat(20_000),
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
    () => Buffer.from('{"name":"\xFF\xC0"}', 'latin1'),
    () => '{"name":"\\ud800"}',
    () => '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
    () => JSON.stringify({ name: 'z'.repeat(1_100_000) }),
    () => JSON.stringify({ items: Array.from({ length: 20_000 }, () => 'x') }),
    () => '{"quantity":123456789012345678901234567890.123456789}',
    () => `{"a":${'9'.repeat(5_000)}}`,
  ])()
}

export const CONTENT_TYPES: readonly (string | string[] | undefined)[] = [
  undefined,
  'application/json; charset=utf-16',
  'text/plain',
  'text/csv',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json;;;',
  'application/JSON',
  'application/vnd.api+json',
  'application/merge-patch+json',
  ['application/json', 'text/plain'],
  'x'.repeat(400),
]

/** Headers of any request, each with values that no honest client sends. */
export const HEADERS: Record<string, readonly (string | string[])[]> = {
  'accept': ['text/csv', 'application/pdf', '*/*;q=0', 'a'.repeat(300), '', ';;;'],
  'accept-language': ['xx', '*;q=9', 'es-CO', 'a'.repeat(500)],
  'authorization': ['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'x'.repeat(9_000)}`],
  'content-encoding': ['gzip', 'deflate', 'br', 'x', 'identity'],
  'cookie': ['a='.repeat(1_000)],
  'expect': ['100-continue'],
  'idempotency-key': ['', ' ', 'k', 'ÿ', 'x'.repeat(256), ['a', 'b']],
  'if-match': ['"1"', '*', '"', 'W/"1"', '"99999999999999999999"', '"-1"', 'x'.repeat(2_000)],
  'if-none-match': ['"1"', '*', '"1", "2"', '"'],
  'prefer': ['dry-run', 'handling=strict', 'dry-run, handling=lenient', ';;', 'dry-run=maybe'],
  'range': ['bytes=0-1'],
  'traceparent': ['00-x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['ok.1', 'bad id', 'x'.repeat(400)],
  'x-tenant-id': ['0', "'", '', '00000000-0000-7000-8000-000000000000'],
}

/** Segments of a path in the place of an id. */
export const SEGMENTS: readonly string[] = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '%20',
  '..',
  '%2e%2e',
  'undefined',
  '0',
  '-1',
  '9'.repeat(400),
  '%F0%9F%92%A5',
]
