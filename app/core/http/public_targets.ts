/**
 * Keeps requests to addresses of customers out of internal networks (OWASP, Server-Side Request Forgery Prevention).
 * Addresses are checked on connecting, since DNS answers may change.
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
 * All but global unicast (2000::/3, RFC 4291), and its special ranges (RFC 6890). Covers embedded
 * IPv4: translated (::ffff:0:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48), compatible (::/96), Teredo
 * (2001::/32), 6to4 (2002::/16).
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

/** ISATAP (RFC 5214) puts an IPv4 address after any prefix. */
const ISATAP = /(?:::|:0:|:200:)5efe:[\da-f]{1,4}:[\da-f]{1,4}$/

/** Separate lists, since BlockList also matches an IPv4 address as its mapped IPv6 address. */
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

export class ClosedTarget extends Error {}

/** IPv4-mapped addresses are checked as IPv4. */
export function isReachable(address: string): boolean {
  const one = isIP(address) ? plain(address) : address
  return isOpened(one) || !(closed[family(one)].check(one, family(one)) || ISATAP.test(one))
}

/** A `lookup` for connections that refuses a name with any closed address. */
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

/** Checks a literal address, which is not looked up. */
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
