import { test } from '@japa/runner'
import dns from 'node:dns'
import { isReachable, guardedLookup, mustBeReachable } from '#core/http/public_targets'

test.group('Permitted targets of webhooks', () => {
  test('public addresses and those permitted by the environment are reachable', ({ assert }) => {
    for (const address of [
      '8.8.8.8',
      '1.1.1.1',
      '172.32.0.1',
      '2606:4700:4700::1111',
      '2a00:1450:4001:81b::200e',
      '2001:470:1:2:3:5efe:a:b',
      '::ffff:8.8.8.8',
      '127.0.0.1',
    ])
      assert.isTrue(isReachable(address), address)
  })

  test('internal addresses are unreachable in every notation', ({ assert }) => {
    const closed = [
      '127.0.0.2',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.100.100.200',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      '::10.0.0.1',
      'fe80::1',
      'fe80::1%eth0',
      'fd00:ec2::254',
      'ff02::1',
      '::ffff:169.254.169.254',
      '::ffff:a9fe:a9fe',
      '::ffff:10.0.0.1',
      '64:ff9b::a9fe:a9fe',
      '2002:a9fe:a9fe::1',
      '2001:0:1::1',
    ]
    for (const address of closed) assert.isFalse(isReachable(address), address)

    // IPv4 in IPv6 notations: translated, NAT64, 6to4, Teredo, compatible, ISATAP; also of public
    // addresses.
    const disguised = [
      '::ffff:0:10.0.0.1',
      '::ffff:0:808:808',
      '64:ff9b:1::a9fe:a9fe',
      '64:ff9b:1:2:3::a00:1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::1',
      '2002:a00:1:2::3',
      '2001:0:808:808:0:ffff:f5ff:fffe',
      '::8.8.8.8',
      '::7f00:1',
    ]
    const isatap = [
      '2001:470:1:2:0:5efe:10.0.0.1',
      '2001:470::5efe:127.0.0.1',
      '2001:470:1:2:200:5efe:a9fe:a9fe',
      '2001:470::200:5efe:a9fe:a9fe',
    ]
    const unassigned = ['3fff::1', '4000::1', '5f00::1', '8000::1', '0100::1', '1000::1', 'fec0::1']
    for (const address of [...disguised, ...isatap, ...unassigned])
      assert.isFalse(isReachable(address), address)
    for (const host of ['[::ffff:0:a00:1]', '[64:ff9b::a00:1]', '[2002:a00:1::]'])
      assert.throws(() => mustBeReachable(host), /not a public address/)

    for (const host of ['169.254.169.254', '[::1]', '[fe80::1]', '[::ffff:7f00:2]'])
      assert.throws(() => mustBeReachable(host), /not a public address/)
    // The URL parser writes every form of an IPv4 address alike.
    for (const url of [
      'http://0x7f.0.0.2/',
      'http://2130706434/',
      'http://127.2/',
      'http://0251.0376.0251.0376/',
    ])
      assert.throws(() => mustBeReachable(new URL(url).hostname), /not a public address/)
  })

  test('a host name is judged by the addresses it resolves to at connection time', async ({
    assert,
  }) => {
    const { lookup } = dns
    const answers = [
      [{ address: '93.184.216.34', family: 4 }],
      [{ address: '169.254.169.254', family: 4 }],
      [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ],
    ]
    const looked = () =>
      new Promise((resolve) =>
        guardedLookup('rebinding.example', { all: true } as any, (error, found) =>
          resolve(error?.message ?? found)
        )
      )
    try {
      ;(dns as any).lookup = (_: string, __: object, done: any) => done(null, answers.shift())
      assert.deepEqual(await looked(), [{ address: '93.184.216.34', family: 4 }])
      assert.match(String(await looked()), /not a public address/)
      assert.match(String(await looked()), /not a public address/, 'one of several is enough')
    } finally {
      dns.lookup = lookup
    }
  })
})
