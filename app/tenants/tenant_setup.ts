/**
 * What other domains do in a new tenant, in the transaction that makes it, such as giving it a
 * chart of accounts. start/events.ts lists them.
 */
type Setup = () => Promise<unknown>

const steps: Setup[] = []

/** To be called once for each, when the process starts. */
export function onNewTenant(setup: Setup) {
  steps.push(setup)
}

/** To be called within the new tenant. */
export async function setUpTenant() {
  for (const step of steps) await step()
}
