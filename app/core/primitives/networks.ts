/** Networks of IPv4 and IPv6 in CIDR notation (RFC 4632, RFC 4291). */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Network = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number]

/** IPv4-mapped IPv6 (RFC 4291, 2.5.5.2) is IPv4 whose prefix is 96 bits shorter. */
const MAPPED_BITS = 96

/**
 * An address or `address/prefix` in canonical form: the first address of its network, IPv6
 * compressed, IPv4-mapped IPv6 as IPv4, a single address without prefix. Undefined for others.
 */
export function canonicalNetwork(written: string): string | undefined {
  const network = networkIn(written)
  if (!network) return

  const [address, prefix] = network
  if (prefix === bitsOf(address)) return address.toString()
  return `${address}/${prefix}`
}

/** For texts of `canonicalNetwork`. */
export const networksOf = (texts: readonly string[]): Network[] =>
  texts.map((one) => networkIn(one)!)

/** `address` is canonical, as of `addressOf(request)`. */
export function isWithin(address: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const one = ipaddr.process(address)
  return networks.some(
    ([network, prefix]) => network.kind() === one.kind() && one.match([network, prefix] as any) // overloads by kind
  )
}

function networkIn(written: string): Network | undefined {
  const [text, bits, more] = written.split('/')
  if (more !== undefined || !isIP(text) || text.includes('%')) return
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return

  const address = ipaddr.parse(text)
  const plain = ipaddr.process(text)
  const asked = bits === undefined ? bitsOf(address) : Number(bits)
  const prefix = plain.kind() === address.kind() ? asked : asked - MAPPED_BITS
  if (prefix < 0 || prefix > bitsOf(plain)) return
  return [firstOf(plain, prefix), prefix]
}

const bitsOf = (address: Network[0]) => (address.kind() === 'ipv4' ? 32 : 128)

function firstOf(address: Network[0], prefix: number): Network[0] {
  const network = `${address}/${prefix}`
  return address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(network)
    : ipaddr.IPv6.networkAddressFromCIDR(network)
}
