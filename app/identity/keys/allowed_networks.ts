/** Refuses a key from an address outside its networks. */
import { noteSecurity } from '#core/audit/security_notes'
import type { Origin } from '#core/context/current'
import { Refusal } from '#core/errors/refusal'
import { isWithin } from '#core/primitives/networks'
import type { Caller } from '#core/security/caller_cache'

/**
 * 403 IP_NOT_ALLOWED with a note for the administrators. Called for each request, since a cached
 * caller may come from another address.
 */
export function mustComeFromNetwork(caller: Caller, origin: Origin) {
  const { networks, actor, home } = caller
  const address = origin.ip ?? ''
  if (!networks || isWithin(address, networks)) return

  noteSecurity({
    action: 'security.key_refused',
    tenant: home,
    actor,
    origin,
    facts: { reason: 'IP_NOT_ALLOWED' },
  })
  throw new Refusal(
    403,
    'IP_NOT_ALLOWED',
    `This key does not open from ${address}: add the address to its allowedIps`
  )
}
