import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import { traceIds } from '#core/tracing'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'oficio',
      level: env.get('LOG_LEVEL') ?? 'info',
      redact: { paths: ['password', '*.password', 'token', '*.token', 'secret', '*.secret', 'key', '*.key', 'authorization', '*.authorization', 'err.parameters', 'err.sql'] },
      ...(env.get('OTEL_EXPORTER_OTLP_ENDPOINT') && { mixin: traceIds }),
      transport: { targets: targets().pushIf(!app.inProduction, targets.pretty()).pushIf(app.inProduction, targets.file({ destination: 1 })).toArray() },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList {
    app: (typeof loggerConfig)['loggers']['app']
  }
}
