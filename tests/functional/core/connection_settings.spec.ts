import { test } from '@japa/runner'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import databaseConfig from '#config/database'
import { aCompany } from '#tests/company'
import { selects } from '#core/database/query'

const mysql = createRequire(import.meta.url)('mysql2')

/**
 * What an administrator of the server may have set for all who come, and what it would do to us in
 * silence.
 */
const SET_FOR_ALL = {
  'autocommit = 0': 'what is written outside a transaction is undone when the connection ends',
  'completion_type = 1':
    'a commit begins the next transaction, and what comes in it is not committed',
  'sql_select_limit = 1': 'lists and reports end too early',
  'div_precision_increment = 0': 'the value of stock is rounded to whole numbers',
  'foreign_key_checks = 0': 'what others refer to is deleted',
  'unique_checks = 0': 'a key is taken twice',
  'sql_auto_is_null = 1': 'an id that is missing is the last that was made',
  'sql_safe_updates = 1': 'what changes many rows is refused',
  "sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES'": 'text is read as SQL',
  "time_zone = '-05:00'": 'days begin at another hour',
  'NAMES latin1': 'letters come as others',
  "optimizer_switch = 'index_merge_intersection=on'": 'a page costs as much as its whole list',
  'SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE': 'who reads waits for who writes',
}

const TOLD = `SELECT @@autocommit, @@completion_type, @@sql_select_limit, @@div_precision_increment, @@foreign_key_checks, @@unique_checks, @@sql_auto_is_null, @@sql_safe_updates, @@sql_mode, @@time_zone,
  @@character_set_client, @@character_set_connection, @@character_set_results, @@collation_connection, @@group_concat_max_len, @@optimizer_switch`

/** The same and, under the name that this server has for it, the isolation. */
async function toldBy(query: (sql: string) => Promise<any>) {
  const [[told], isolation] = [
    await query(TOLD),
    await query("SHOW SESSION VARIABLES LIKE '%isolation'"),
  ]
  return [
    { ...told, ...Object.fromEntries(isolation.map((one: any) => [one.Variable_name, one.Value])) },
  ]
}

/** A connection as the pool makes it, of a server that has this set. */
async function connectionWhere(set: string, cleanup: (end: () => void) => void) {
  const { connection, pool } = databaseConfig.connections.mysql as any
  const one = mysql.createConnection(connection)
  cleanup(() => one.destroy())
  const query = promisify(one.query.bind(one)) as (sql: string) => Promise<any>
  if (set) await query(`SET ${set}`)
  await promisify(pool.afterCreate)(one)
  return query
}

test.group('Settings of connections', () => {
  test('global settings of the server do not affect connections', async ({ assert, cleanup }) => {
    const [ours] = await toldBy(await connectionWhere('', cleanup))
    assert.deepInclude(ours, {
      '@@autocommit': 1,
      '@@time_zone': '+00:00',
      '@@character_set_results': 'utf8mb4',
      '@@div_precision_increment': 4,
    })
    assert.notEqual(ours.innodb_snapshot_isolation, 'ON', 'who has waited for a row is refused')
    assert.include(ours['@@optimizer_switch'], 'index_merge_intersection=off')

    for (const [set, otherwise] of Object.entries(SET_FOR_ALL))
      assert.deepEqual(
        (await toldBy(await connectionWhere(set, cleanup)))[0],
        ours,
        `${set}: ${otherwise}`
      )
  })

  test('requests use connections with these settings', async ({ assert, cleanup }) => {
    const { as } = await aCompany()
    const [ours] = await (await connectionWhere('', cleanup))(TOLD)
    assert.deepEqual((await as(() => selects([[TOLD]])))[0][0], ours)
  })
})
