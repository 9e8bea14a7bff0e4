/** The client's address in canonical form, and the key by which it is counted. */
import { isIP, isIPv4 } from 'node:net'
import type { HttpRequest } from '@adonisjs/core/http'

/** The address that trusted proxies report, or the proxy's own. */
export function addressOf(request: HttpRequest): string {
  const told = (request.ip() ?? '')
    .replace(/^\[(.{2,45})\](:\d{1,5})?$/, '$1')
    .replace(/^([\d.]{7,15}):\d{1,5}$/, '$1')
  return plain(isIP(told) ? told : (request.request.socket.remoteAddress ?? '127.0.0.1'))
}

/** The NAT64 prefix embeds IPv4 addresses (RFC 6052). */
const NAT64 = '64:ff9b::'

/** Rate limit key: the address for IPv4, its /64 network for IPv6. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6 || address.startsWith(NAT64)) return address

  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = tail
    ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
    : head
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Canonical: `::ffff:7f00:1` is 127.0.0.1; other IPv6 is compressed, without zone. */
export function plain(address: string): string {
  if (isIPv4(address)) return address
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname) ?? []
  if (!high) return hostname.slice(1, -1)

  const bytes = [high, low].flatMap((group) => [
    Number.parseInt(group, 16) >> 8,
    Number.parseInt(group, 16) & 255,
  ])
  return bytes.join('.')
}
