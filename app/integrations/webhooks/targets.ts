/**
 * Allowed addresses of webhooks: no private networks (OWASP, Server-Side Request Forgery
 * Prevention). Addresses are checked at connection time, against DNS rebinding.
 */
import dns, { type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import env from '#start/env'
import { plain } from '#core/http/client_address'

/** Private, loopback, link-local, shared, reserved and multicast (RFC 6890). */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/**
 * Everything except global unicast (2000::/3, RFC 4291), and its special ranges (RFC 6890), with
 * all that embed IPv4: mapped (::ffff:0:0/96 is written as IPv4 before), translated
 * (::ffff:0:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48), compatible (::/96), Teredo (2001::/32) and 6to4
 * (2002::/16).
 */
const CLOSED_V6 = [
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
]

/** ISATAP (RFC 5214) puts an IPv4 address behind any prefix. */
const ISATAP = /(?:::|:0:|:200:)5efe:[\da-f]{1,4}:[\da-f]{1,4}$/

/** Two lists, because a BlockList matches mapped IPv6 addresses for IPv4 ones. */
const closed = { ipv4: listOf(CLOSED_V4), ipv6: listOf(CLOSED_V6) }

/** Networks that the environment opens, such as `127.0.0.0/8` in development. */
let opened: BlockList | undefined
const isOpened = (address: string) =>
  (opened ??= listOf(
    (env.get('WEBHOOK_NETWORKS') ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  )).check(address, family(address))

/** The receiver is in a closed network. */
export class ClosedTarget extends Error {}

/** Whether this address is allowed; mapped IPv4 counts as IPv4. */
export function isReachable(address: string): boolean {
  const one = isIP(address) ? plain(address) : address
  return isOpened(one) || !(closed[family(one)].check(one, family(one)) || ISATAP.test(one))
}

/** For `connect`: resolves a name and refuses it when any address is closed. */
export const guardedLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const found = addresses as LookupAddress[]
    if (!found.length || found.some(({ address }) => !isReachable(address)))
      return done(new ClosedTarget(`${hostname} is not a public address`), '', 0)
    // Node's types lack the answer of `all` here.
    if (options.all) return done(null, found)
    done(null, found[0].address, found[0].family)
  })
}

/** A literal address is not looked up, so it is checked before. */
export function mustBeReachable(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) && !isReachable(address))
    throw new ClosedTarget(`${hostname} is not a public address`)
}

function family(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

function listOf(networks: readonly string[]) {
  const list = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/')
    list.addSubnet(address, Number(prefix ?? (isIP(address) === 6 ? 128 : 32)), family(address))
  }
  return list
}
