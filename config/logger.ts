import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, destinations, targets } from '@adonisjs/core/logger'
import { errorOf, whereabouts, withoutSecrets } from '#core/observability/log_context'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'oficio',
      level: env.get('LOG_LEVEL') ?? 'info',
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'secret',
          '*.secret',
          'key',
          '*.key',
          'authorization',
          '*.authorization',
        ],
      },
      mixin: whereabouts,
      serializers: { err: errorOf },
      /** Removes secrets from the line that is written. */
      hooks: { streamWrite: withoutSecrets },
      ...(app.inProduction
        ? { transport: { targets: [targets.file({ destination: 1 }, 'trace')] } }
        : { destination: await destinations.pretty({ sync: true }) }),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList {
    app: (typeof loggerConfig)['loggers']['app']
  }
}
