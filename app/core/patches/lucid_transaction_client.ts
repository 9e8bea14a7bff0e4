/**
 * Lucid's transaction client on a connection whose transaction is managed by
 * core/database/transaction/statement_batch.ts. Transactions of Knex would cost two round trips
 * more.
 */
import { createRequire } from 'node:module'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const lucid = import.meta.resolve('@adonisjs/lucid')
const makeKnex = createRequire(lucid)('knex/lib/knex-builder/make-knex.js')
const { TransactionClient } = await import(new URL('./src/transaction_client/index.js', lucid).href)

export function transactionClientOn(
  connection: object,
  isDone: () => boolean
): TransactionClientContract {
  const client = db.connection()
  const knex = makeKnex(knexClientOn(client.getWriteClient().client, connection))

  knex.isTransaction = true
  knex.isCompleted = isDone
  return new TransactionClient(
    knex,
    client.dialect,
    client.connectionName,
    client.debug,
    client.emitter
  )
}

/** Notifies models that were loaded or saved through it of the end. */
export function release(trx: any, how: 'commit' | 'rollback') {
  trx.emit(how, trx)
  trx.removeAllListeners()
}

/** Knex's client bound to one connection, which it neither acquires nor releases. */
function knexClientOn(client: any, connection: object) {
  const own = Object.create(client.constructor.prototype)
  for (const property of [
    'version',
    'config',
    'driver',
    'connectionSettings',
    'valueForUndefined',
    'logger',
  ])
    own[property] = client[property]

  own.transacting = true
  own.acquireConnection = async () => connection
  own.releaseConnection = async () => {}
  return own
}
