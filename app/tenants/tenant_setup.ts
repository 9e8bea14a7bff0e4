import { DOMAINS } from '#core/context/domain'

/** Runs each domain's setup, in the context and transaction of the new company. */
export async function setUpTenant() {
  for (const { onNewTenant } of DOMAINS) await onNewTenant?.()
}
