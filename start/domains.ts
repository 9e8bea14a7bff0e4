/** Registers events, exports, invariants and subscriptions of all domains, in every process. */
import { DOMAINS } from '#core/context/domain'
import { listen } from '#core/jobs/outbox'

for (const part of ['exports', 'events', 'invariants', 'boot'] as const)
  for (const register of await Promise.all(DOMAINS.map((domain) => domain[part]?.())))
    register?.default()

for (const { listens = {} } of DOMAINS)
  for (const [event, to] of Object.entries(listens)) listen(event, to)
