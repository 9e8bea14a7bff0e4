/** Installs the core into Lucid: adapter, tenant scope, tenancy guard. Register it after Lucid. */
import { BaseModel } from '@adonisjs/lucid/orm'
import type { Server } from 'node:http'
import string from '@adonisjs/core/helpers/string'
import type { ApplicationService } from '@adonisjs/core/types'
import { CurrentAdapter } from '#core/lucid/adapter'
import { writeWhereTheClusterDoes } from '#core/database/query'
import { stopDatabaseClock } from '#core/database/database_clock'
import { guardTables } from '#core/database/connection'
import { closeQueues } from '#core/jobs/queues'
import { followLogLevel } from '#core/redis/log_level'
import { logIfOutdated } from '#core/database/schema_ready'
import { isCluster } from '#core/database/galera_writer'
import { refuseWhileSilent } from '#core/database/stalled_connections'
import { changeTablesPatiently } from '#core/patches/online_ddl'
import { endRedis } from '#core/redis/connection'
import { listenToSignals, signalsSent } from '#core/redis/broadcast'
import { scopeModelQueries } from '#core/patches/tenant_scope'
import { requestsWritten } from '#core/audit/requests/buffer'
import { securityWritten } from '#core/audit/security_events'
import { startTracing, stopTracing } from '#core/observability/tracing'
import { useTexts } from '#core/primitives/texts'
import * as schema from '#database/schema'

export default class CoreProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    if (this.app.getEnvironment() === 'web') await startTracing('oficio-api')
    if (['web', 'test'].includes(this.app.getEnvironment())) await this.#answerUnreadable()
    useTexts(await this.app.container.make('i18n'))
    const db = await this.app.container.make('lucid.db')

    for (const model of Object.values(schema)) model.selfAssignPrimaryKey = true
    BaseModel.$adapter = new CurrentAdapter(db)
    scopeModelQueries()
    guardTables(tenantTables())
    followLogLevel()
    changeTablesPatiently()
    if (this.app.getEnvironment() === 'console')
      (await import('#core/patches/migration_lock')).lockMigrations()
    if (isCluster) writeWhereTheClusterDoes(db)
    else refuseWhileSilent(db.connection().getWriteClient().client)
  }

  /** Wraps the server before it listens, in tests too; imported lazily for other processes. */
  async #answerUnreadable() {
    const server = await this.app.container.make('server')
    const take = server.setNodeServer.bind(server)
    server.setNodeServer = (node) => {
      take(node)
      void import('#core/pipeline/client_errors').then(({ answerUnreadable, endHalfSent }) => {
        answerUnreadable(node as Server)
        endHalfSent(node as Server)
      })
    }
  }

  async ready() {
    if (['web', 'test'].includes(this.app.getEnvironment())) listenToSignals()
    if (this.app.getEnvironment() === 'web') void logIfOutdated()
  }

  async shutdown() {
    await stopDatabaseClock()
    await securityWritten()
    await requestsWritten()
    await signalsSent()
    await closeQueues()
    endRedis()
    await stopTracing()
  }
}

/** Names come from the classes, because Lucid derives `customer_schemas` from CustomerSchema. */
export function tenantTables(): Set<string> {
  const owned = Object.entries(schema).filter(([, model]) =>
    (model.$columns as readonly string[]).includes('tenantId')
  )
  return new Set(
    owned.map(([name]) => string.plural(string.snakeCase(name.replace(/Schema$/, ''))))
  )
}
