/** Sessions of single sign-on concern one company: its provider vouched for the person there alone. */
import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/errors/refusal'

/**
 * 403 SSO_SESSION for a session by single sign-on. Otherwise the provider of one company could open
 * the others of a person, or change what belongs to the person.
 */
export function mustBeProvedToAll(ctx: HttpContext) {
  if (!isProvedToAll(ctx))
    throw forbidden(
      'This session was opened by single sign-on of one company: log in with your password for this',
      'SSO_SESSION'
    )
}

export const isProvedToAll = ({ auth }: HttpContext) => !auth.getUserOrFail().credential.bySso
