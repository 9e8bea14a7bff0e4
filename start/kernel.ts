import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { isTraced } from '#core/tracing'

server.errorHandler(() => import('#core/exceptions/handler'))

if (isTraced()) server.use([() => import('#core/middleware/trace_middleware')])
server.use([
  () => import('#api/measure_middleware'),
  () => import('#core/middleware/envelope_middleware'),
  () => import('#admin/page_middleware'),
  () => import('#core/middleware/rate_limit_middleware'),
])

export const middleware = router.named({
  auth: () => import('#core/middleware/auth_middleware'),
  can: () => import('#core/middleware/can_middleware'),
  open: () => import('#core/middleware/open_middleware'),
  form: () => import('#core/middleware/form_middleware'),
  inModule: () => import('#tenants/in_module_middleware'),
})
