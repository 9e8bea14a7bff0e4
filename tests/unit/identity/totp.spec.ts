import { test } from '@japa/runner'
import { Secret } from 'otpauth'
import { clock } from '#core/primitives/clock'
import { qrSvg } from '#identity/second_factor/qr_code'
import { codeAt, newTotpSecret, otpauthUrl, stepOfCode } from '#identity/second_factor/totp'

/** RFC 6238, appendix B, with SHA-1; the last 6 of its 8 digits. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
]

const at = (seconds: number) => clock.travelTo(new Date(seconds * 1000))

test.group('Time-based one-time passwords', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('codes are those of RFC 6238', ({ assert }) => {
    for (const [seconds, code] of VECTORS) {
      assert.equal(codeAt(SECRET, new Date(seconds * 1000)), code)
      at(seconds)
      assert.equal(stepOfCode(SECRET, code), Math.floor(seconds / 30))
    }
  })

  test('a code opens from one step before to one step after its own', ({ assert }) => {
    const start = 1_111_111_110
    const code = codeAt(SECRET, new Date(start * 1000))
    const opens = (seconds: number) => {
      at(seconds)
      return stepOfCode(SECRET, code) !== undefined
    }
    assert.deepEqual(
      [start - 31, start - 30, start, start + 29, start + 59, start + 60].map(opens),
      [false, true, true, true, true, false]
    )
  })

  test('a secret has 160 bits, and its address names issuer and e-mail', ({ assert }) => {
    const secret = newTotpSecret()
    assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.notEqual(newTotpSecret(), secret)

    const url = new URL(otpauthUrl(secret, 'ana@andina.test'))
    assert.deepEqual(
      [url.protocol, url.host, decodeURIComponent(url.pathname)],
      ['otpauth:', 'totp', '/Oficio:ana@andina.test']
    )
    assert.containsSubset(Object.fromEntries(url.searchParams), {
      secret,
      issuer: 'Oficio',
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    })
  })

  test('the QR code is an image without scripts', ({ assert }) => {
    const svg = qrSvg(otpauthUrl(newTotpSecret(), 'ana@andina.test'))
    assert.match(
      svg,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]+>(<path [^>]+\/>)+<\/svg>$/
    )
  })
})
