/**
 * Asks whether the caller may do this: the scope stands in the route's line. `anyone` asks only for
 * a log in, `caller` for a log in or any key, `platform` for a SUPER_ADMIN, `people:x` for scope x
 * held by a person, never by an API key. Writes are then performed.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { mustHold } from '#core/security/permissions'
import { declarationOf } from '#core/endpoints/operations'
import { readJsonBody } from '#core/http/json_body'
import { reading, writing } from '#core/database/read_replicas'
import { perform } from '#core/pipeline/execute_write'
import { Current } from '#core/context/current'
import { Refusal } from '#core/errors/refusal'

/**
 * What needs no tenant: the platform's own business and its log, and what is said about the caller
 * alone.
 */
export const TENANTLESS: ReadonlySet<string> = new Set([
  'platform',
  'anyone',
  'caller',
  'modules:read',
  'audit:read',
])

export default class CanMiddleware {
  async handle(ctx: HttpContext, next: NextFn, asked: string) {
    const declaration = declarationOf(ctx)
    mustHold(Current.actor, asked)
    if (declaration?.needs) mustHold(Current.actor, declaration.needs)
    if (!Current.tenantIfAny && !TENANTLESS.has(asked)) {
      throw new Refusal(400, 'TENANT_REQUIRED', 'Choose a company with the header X-Tenant-Id')
    }
    if (['GET', 'HEAD'].includes(ctx.request.method()))
      return isAboutOne(ctx) ? next() : reading(next)

    if (declaration?.receive) return writing(() => declaration.receive!(ctx, () => perform(ctx)))
    await readJsonBody(ctx)
    await writing(() => perform(ctx))
  }
}

const isAboutOne = ({ params }: HttpContext) => Object.keys(params).length > 0
