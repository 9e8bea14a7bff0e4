/** Test mode of callers: people choose it for a request, keys have it for good. */
import { Refusal } from '#core/errors/refusal'
import type { Caller } from '#core/security/caller_cache'
import { environmentOf, type Environment } from '#core/security/environment'
import { sandboxOf } from '#tenants/sandbox_of'

/** The caller in the sandbox of the company in which they act, if `environment` is test. */
export async function inEnvironment(
  caller: Caller,
  environment: Environment | undefined
): Promise<Caller> {
  const company = caller.tenant
  if (environment !== 'test' || !company) return caller
  // A suspended company is refused as such, and needs no sandbox for that.
  if (company.suspended && !caller.actor.isSuperAdmin) return caller
  return { ...caller, company, tenant: await sandboxOf(company) }
}

/** 403 WRONG_ENVIRONMENT for a key whose request names the other environment. */
export function mustBeOf({ tenant }: Caller, asked: Environment | undefined) {
  const own = environmentOf(tenant)
  if (!asked || asked === own) return
  throw new Refusal(
    403,
    'WRONG_ENVIRONMENT',
    `This is a ${own} key, and the request asks for ${asked}: send a ${asked} key, or leave the ` +
      'header Oficio-Environment out'
  )
}
