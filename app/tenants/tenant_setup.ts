import { DOMAINS } from '#core/context/domain'

/** Runs what each domain does in a new company. Call it as that company, in its transaction. */
export async function setUpTenant() {
  for (const { onNewTenant } of DOMAINS) await onNewTenant?.()
}
