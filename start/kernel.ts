import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import env from '#start/env'
import { isTraced } from '#core/observability/tracing'

server.errorHandler(() => import('#core/pipeline/exception_handler'))

if (isTraced()) server.use([() => import('#core/pipeline/middleware/trace_middleware')])
server.use([
  () => import('#api/metrics/measure_middleware'),
  () => import('#core/pipeline/middleware/envelope_middleware'),
])
if (env.get('CORS_ORIGINS')?.length)
  server.use([() => import('#core/pipeline/middleware/cors_middleware')])
server.use([
  () => import('#admin/middleware/page_middleware'),
  () => import('#core/pipeline/middleware/rate_limit_middleware'),
])

export const middleware = router.named({
  auth: () => import('#core/pipeline/middleware/auth_middleware'),
  can: () => import('#core/pipeline/middleware/can_middleware'),
  execute: () => import('#core/pipeline/middleware/execute_middleware'),
  open: () => import('#core/pipeline/middleware/open_middleware'),
  form: () => import('#core/pipeline/middleware/form_middleware'),
  ofSandbox: () => import('#tenants/sandbox/of_sandbox_middleware'),
  inModule: () => import('#tenants/in_module_middleware'),
})
