import db from '@adonisjs/lucid/services/db'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { test } from '@japa/runner'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'
import { eventually } from '#tests/eventually'
import { takeTurn } from '#core/migration_turns'
import { aWorkerProcess } from '#tests/worker/helpers'

class Change extends BaseSchema {
  async up() {
    this.schema.alterTable('in_use', (table) => {
      table.integer('b')
      table.index(['b'], 'in_use__b')
    })
  }
}

test.group('Migrations while all work goes on', () => {
  test('a change of a table that is being read lets others read it, too, and is made once they are done', async ({ assert, cleanup }) => {
    await db.rawQuery('CREATE TABLE in_use (a INT)')
    cleanup(() => db.rawQuery('DROP TABLE in_use'))
    const [long, other, change] = await Promise.all([db.transaction(), db.transaction(), db.transaction()])
    cleanup(async () => void (await Promise.all([long, other, change].filter((one) => !one.isCompleted).map((one) => one.rollback()))))

    await long.rawQuery('SELECT * FROM in_use')
    const made = new Change(change as any, 'in_use').execUp()
    made.catch(() => {})
    await eventually('the change waits', async () => (await db.rawQuery('SHOW FULL PROCESSLIST'))[0].some(({ Info, State }: any) => /^alter table `in_use`/i.test(Info) && /metadata/i.test(State)))

    await other.rawQuery('SET SESSION lock_wait_timeout = 5')
    await other.rawQuery('SELECT * FROM in_use')
    await other.rawQuery('SET SESSION lock_wait_timeout = DEFAULT')
    await Promise.all([long.commit(), other.commit()])

    assert.isTrue(await made)
    const [[{ 'Create Table': table }]] = await db.rawQuery('SHOW CREATE TABLE in_use')
    assert.match(table, /`b` int.*KEY `in_use__b` \(`b`\)/s)
    const [[{ patience }]] = await change.rawQuery('SELECT @@SESSION.lock_wait_timeout = @@GLOBAL.lock_wait_timeout AND @@SESSION.innodb_lock_wait_timeout = 5 AS patience')
    assert.equal(patience, 1)
  }).timeout(60_000)

  test('told to end, migrations end between two of them, and go on from there', async ({ assert, cleanup }) => {
    const database = await anOwnDatabase('stopped')
    cleanup(database.drop)
    const migrating = await aWorkerProcess('bin/console.ts', ['migration:run', '--force'], database.env)
    await eventually('some are done', () => /migrated/.test(migrating.output))
    migrating.child.kill('SIGTERM')

    assert.equal((await migrating.exited).code, 130)
    assert.match(migrating.output, /Stopped between two migrations\. What is done stays; migration:run goes on from here/)
    assert.notMatch(migrating.output, /^\s+at /m)
    const { code, err } = await ace(['migration:run', '--force'], { env: database.env })
    assert.equal(code, 0, err)
  }).timeout(120_000)

  test('of two at once the second waits for the first, and finds nothing to do', async ({ assert, cleanup }) => {
    const database = await anOwnDatabase('second')
    cleanup(database.drop)
    await database.copyTables()
    const [{ taken }] = await database.query("SELECT GET_LOCK('1', 10) AS taken")
    assert.equal(taken, 1)

    const second = await aWorkerProcess('bin/console.ts', ['migration:run', '--force'], { ...database.env, LOG_LEVEL: 'info' })
    await eventually(`it says that it waits ${second.output}`, () => /Migrations are at work already on this database server; this waits for them/.test(second.output) || second.child.exitCode !== null)
    assert.isNull(second.child.exitCode, second.output)

    await database.query("SELECT RELEASE_LOCK('1')")
    assert.equal((await second.exited).code, 0, second.output)
    assert.match(second.output, /Already up to date/)
  }).timeout(60_000)

  test('whoever has waited for long is told what is in the way', async ({ assert, cleanup }) => {
    const database = await anOwnDatabase('busy')
    cleanup(database.drop)
    await database.query("SELECT GET_LOCK('1', 10)")

    await assert.rejects(() => takeTurn(db.connection(), 1), /Migrations are at work already on this database server, and nothing was done here\. Run this again once they have ended/)
    await database.query("SELECT RELEASE_LOCK('1')")
    await takeTurn(db.connection(), 1)
    await db.connection().dialect.releaseAdvisoryLock(1)
  })

  test('the table of estimates by which was booked elsewhere comes and goes, and nothing that an earlier release uses with it', async ({ assert, cleanup }) => {
    const database = await anOwnDatabase('estimates')
    cleanup(database.drop)
    await database.copyTables()
    const columns = async () => database.query(`SELECT table_name AS t, column_name AS c, column_type AS type FROM information_schema.columns WHERE table_schema = '${database.env.DB_DATABASE}' ORDER BY 1, 2`)
    const [before, [{ count }]] = [await columns(), await database.query("SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0163'")]

    const there = await ace(['migration:rollback', `--step=${count}`, '--no-schema-generate'], { env: database.env })
    assert.equal(there.code, 0, there.err)
    const without = await columns()
    assert.notInclude(without.map(({ t }: any) => t), 'depreciation_bases')
    if (count === 1) assert.deepEqual(without, before.filter(({ t }: any) => t !== 'depreciation_bases'))

    const back = await ace(['migration:run', '--no-schema-generate'], { env: database.env })
    assert.equal(back.code, 0, back.err)
    assert.deepEqual(await columns(), before)
  }).timeout(120_000)
})
