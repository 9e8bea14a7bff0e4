import { test } from '@japa/runner'
import { addressOf, networkOf, plain } from '#core/http/client_address'

const from = (told: string) =>
  addressOf({ ip: () => told, request: { socket: { remoteAddress: '::ffff:10.0.0.9' } } } as any)

test.group('Client addresses', () => {
  test('an address has one canonical form', ({ assert }) => {
    for (const [address, one] of [
      ['10.0.0.1', '10.0.0.1'],
      ['::ffff:10.0.0.1', '10.0.0.1'],
      ['::FFFF:0a00:0001', '10.0.0.1'],
      ['2001:0DB8:0:0::1', '2001:db8::1'],
      ['fe80::1%eth0', 'fe80::1'],
      ['::1', '::1'],
    ]) {
      assert.equal(plain(address), one)
      assert.equal(from(address), one)
    }
  })

  test('a port that a proxy appends to an address is removed', ({ assert }) => {
    for (const [told, one] of [
      ['10.0.0.1:443', '10.0.0.1'],
      ['[2001:db8::1]:443', '2001:db8::1'],
      ['[2001:db8::1]', '2001:db8::1'],
    ])
      assert.equal(from(told), one)
  })

  test('a forwarded value that is not an address is ignored', ({ assert }) => {
    for (const told of [
      '',
      'unknown',
      'x'.repeat(300),
      'é',
      '10.0.0.1:port',
      '1.2.3:4',
      '[x]:1',
      '<script>',
    ])
      assert.equal(from(told), '10.0.0.9')
  })

  test('all IPv6 addresses of a network count as one', ({ assert }) => {
    for (const address of ['2001:db8:1:2::', '2001:db8:1:2::7', '2001:db8:1:2:ffff:ffff:ffff:ffff'])
      assert.equal(networkOf(address), '2001:db8:1:2::/64')
    for (const [address, network] of [
      ['::1', '0:0:0:0::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
      ['10.0.0.1', '10.0.0.1'],
      ['64:ff9b::a00:1', '64:ff9b::a00:1'],
    ])
      assert.equal(networkOf(address), network)
  })
})
