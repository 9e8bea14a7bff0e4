/**
 * Routes of all domains, with their permissions. Validators take names that domains define, so
 * those load first.
 */
import router from '@adonisjs/core/services/router'
import '#start/domains'
import { DOMAINS } from '#core/context/domain'
import { middleware } from '#start/kernel'

const routes = await Promise.all(DOMAINS.map(async (domain) => (await domain.routes?.()) ?? {}))

router
  .group(() => {
    for (const { openRoutes } of routes) openRoutes?.()

    router
      .group(() => {
        for (const { default: register } of routes) register?.()
      })
      .use(middleware.auth())
  })
  .prefix('/api/v1')

for (const { rootRoutes } of routes) rootRoutes?.()

for (const refusals of await Promise.all(DOMAINS.map((domain) => domain.refusals?.())))
  refusals?.default()
