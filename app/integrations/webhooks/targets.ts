/**
 * Where webhooks may go: not into the network they are sent from (OWASP, Server-Side Request Forgery Prevention). The address is
 * looked at when the connection is made, so that a name which leads elsewhere by then leads nowhere.
 */
import dns, { type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import env from '#start/env'
import { plain } from '#core/address'

/** Private, loopback, link-local, shared, reserved and multicast (RFC 6890), what is mapped or translated to IPv4 included. */
const CLOSED_V4 = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4']
const CLOSED_V6 = ['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8']

const closed = listOf([...CLOSED_V4, ...CLOSED_V6])

/** Networks that the environment opens, such as `127.0.0.0/8` in development. */
let opened: BlockList | undefined
const isOpened = (address: string) => (opened ??= listOf((env.get('WEBHOOK_NETWORKS') ?? '').split(',').map((one) => one.trim()).filter(Boolean))).check(address, family(address))

/** The receiver lies where none may be. */
export class ClosedTarget extends Error {}

/** Whether this address may be sent to; IPv4 in IPv6's clothes is judged as what it is. */
export function isReachable(address: string): boolean {
  const one = isIP(address) ? plain(address) : address
  return isOpened(one) || !closed.check(one, family(one))
}

/** For `connect`: resolves a name and refuses it when any of its addresses is closed. */
export const guardedLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const found = addresses as LookupAddress[]
    if (!found.length || found.some(({ address }) => !isReachable(address))) return done(new ClosedTarget(`${hostname} is not a public address`), '', 0)
    if (options.all) return (done as any)(null, found)
    done(null, found[0].address, found[0].family)
  })
}

/** An address instead of a name is not looked up, and so is judged before. */
export function mustBeReachable(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) && !isReachable(address)) throw new ClosedTarget(`${hostname} is not a public address`)
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
