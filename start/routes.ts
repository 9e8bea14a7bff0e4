/** The list of domains. Every path is under /api/v1; who may do what stands in each domain's own routes. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import customers from '#customers/routes'
import catalog from '#catalog/routes'
import { registerCredentials } from '#identity/credentials'

registerCredentials()

router
  .group(() => {
    router
      .group(() => {
        customers()
        catalog()
      })
      .use(middleware.auth())
  })
  .prefix('/api/v1')
