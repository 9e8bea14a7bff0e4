/**
 * Teaches Lucid what the core promises: one adapter, the tenant in every query, the tripwire behind
 * it. Listed after Lucid's own provider.
 */
import { BaseModel } from '@adonisjs/lucid/orm'
import type { Server } from 'node:http'
import string from '@adonisjs/core/helpers/string'
import type { ApplicationService } from '@adonisjs/core/types'
import { CurrentAdapter } from '#core/current_adapter'
import { writeWhereTheClusterDoes } from '#core/database'
import { guardTables } from '#core/wire'
import { closeQueues } from '#core/queues'
import { followLogLevel } from '#core/log_level'
import { tellIfOutdated } from '#core/migrated'
import { changeTablesPatiently } from '#core/patient_migrations'
import { closeRedis } from '#core/redis'
import { listenToSignals, signalsSent } from '#core/signals'
import { scopeModelQueries } from '#core/tenant_scope'
import { securityWritten } from '#core/security/events'
import { startTracing, stopTracing } from '#core/tracing'
import * as schema from '#database/schema'

export default class CoreProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    if (this.app.getEnvironment() === 'web') await startTracing('oficio-api')
    if (['web', 'test'].includes(this.app.getEnvironment())) await this.#answerUnreadable()
    const db = await this.app.container.make('lucid.db')

    for (const model of Object.values(schema)) model.selfAssignPrimaryKey = true
    BaseModel.$adapter = new CurrentAdapter(db as any)
    scopeModelQueries()
    guardTables(tenantTables())
    followLogLevel()
    changeTablesPatiently()
    if (this.app.getEnvironment() === 'console')
      (await import('#core/migration_turns')).takeTurnsToMigrate()
    writeWhereTheClusterDoes(db)
  }

  /**
   * Of the server that is about to listen, in tests as well: nothing else tells of both. What it
   * takes is loaded by no other process.
   */
  async #answerUnreadable() {
    const server = await this.app.container.make('server')
    const take = server.setNodeServer.bind(server)
    server.setNodeServer = (node) => {
      take(node)
      void import('#core/unreadable').then(({ answerUnreadable }) =>
        answerUnreadable(node as Server)
      )
    }
  }

  async ready() {
    if (['web', 'test'].includes(this.app.getEnvironment())) listenToSignals()
    if (this.app.getEnvironment() === 'web') void tellIfOutdated()
  }

  async shutdown() {
    await securityWritten()
    await signalsSent()
    await closeQueues()
    await closeRedis()
    await stopTracing()
  }
}

/**
 * The tables of the generated schema that have a tenant. Their names come from the classes': Lucid
 * believes that CustomerSchema's table is `customer_schemas`.
 */
export function tenantTables(): Set<string> {
  const owned = Object.entries(schema).filter(([, model]) =>
    (model.$columns as readonly string[]).includes('tenantId')
  )
  return new Set(
    owned.map(([name]) => string.plural(string.snakeCase(name.replace(/Schema$/, ''))))
  )
}
