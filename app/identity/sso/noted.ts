import { NOBODY, noteSecurity } from '#core/audit/security_notes'
import type { Origin } from '#core/context/current'
import { Refusal } from '#core/errors/refusal'
import type { SsoOfCompany } from '#identity/sso/stored_settings'

/** Notes refused log ins of a company's single sign-on, without the input. */
export async function notingRefusals<T>(
  { tenant }: Pick<SsoOfCompany, 'tenant'>,
  origin: Origin,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.status < 500)
      noteSecurity({
        action: 'security.sso_refused',
        tenant,
        actor: NOBODY.actor,
        origin,
        facts: { reason: error.code },
      })
    throw error
  }
}
