import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/exceptions/handler'))

server.use([() => import('#api/measure_middleware'), () => import('#core/middleware/envelope_middleware'), () => import('#core/middleware/rate_limit_middleware')])

export const middleware = router.named({
  auth: () => import('#core/middleware/auth_middleware'),
  can: () => import('#core/middleware/can_middleware'),
  open: () => import('#core/middleware/open_middleware'),
  inModule: () => import('#tenants/in_module_middleware'),
})
