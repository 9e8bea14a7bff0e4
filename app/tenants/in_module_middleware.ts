/** Refuses a tenant that lacks the module. A SUPER_ADMIN always passes. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Current } from '#core/context/current'
import { forbidden } from '#core/errors/refusal'

export default class InModuleMiddleware {
  handle(_: HttpContext, next: NextFn, module: string) {
    const isEnabled = Current.tenantIfAny?.modules.includes(module)
    if (!isEnabled && !Current.actor.isSuperAdmin)
      throw forbidden(`The module ${module} is not enabled for this company`, 'MODULE_NOT_ENABLED')

    return next()
  }
}
