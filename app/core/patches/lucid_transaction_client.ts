/**
 * Lucid's transaction client on a connection whose transaction is ours: models used inside take
 * part in it, while BEGIN and COMMIT are sent by core/database/transaction/statement_batch.ts.
 * Knex's own transactions cost four promises and two round trips more, so neither library's is
 * used; their pinned internals are, in this file alone.
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

/** Tells the rows that were read or saved through it that it is over. */
export function release(trx: any, how: 'commit' | 'rollback') {
  trx.emit(how, trx)
  trx.removeAllListeners()
}

/**
 * Knex's client, always on this connection, which it neither takes from the pool nor gives back.
 */
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
