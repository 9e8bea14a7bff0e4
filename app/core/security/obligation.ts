/** Obligations of callers that come before everything else, such as a change of password. */
import { forbidden } from '#core/errors/refusal'

/** `routes` are the operations that stay open meanwhile. */
export type Obligation = { code: string; message: string; routes: ReadonlySet<string> }

/** 403 with the code of the obligation, except on its own operations. */
export function mustBeFree(obligation: Obligation | undefined, route: string | undefined) {
  if (obligation && !obligation.routes.has(route ?? ''))
    throw forbidden(obligation.message, obligation.code)
}
