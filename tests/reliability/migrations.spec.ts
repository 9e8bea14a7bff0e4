import type { ChildProcess } from 'node:child_process'
import db from '@adonisjs/lucid/services/db'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { test } from '@japa/runner'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'
import { eventually } from '#tests/eventually'
import { acquireMigrationLock } from '#core/patches/migration_lock'
import { aWorkerProcess } from '#tests/worker/helpers'

class Change extends BaseSchema {
  async up() {
    this.schema.alterTable('in_use', (table) => {
      table.integer('b')
      table.index(['b'], 'in_use__b')
    })
  }
}

/** Migration 0200 changes customers, then suppliers; this one of them is being read. */
async function migrationThatWaitsFor(table: 'customers' | 'suppliers') {
  const database = await anOwnDatabase(`signals_${table}`)
  await database.copyTables()
  const [{ count }] = await database.query(
    "SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0200'"
  )
  const before = await ace(['migration:rollback', `--step=${count}`, '--no-schema-generate'], {
    env: database.env,
  })
  if (before.code) throw new Error(before.err)

  await database.query(`START TRANSACTION; SELECT * FROM ${table}`)
  const migrating = await aWorkerProcess(
    'bin/console.ts',
    ['migration:run', '--force', '--no-schema-generate'],
    { ...database.env, LOG_LEVEL: 'info' }
  )
  await eventually(
    `it waits for ${table}`,
    async () =>
      isOver(migrating.child) ||
      (await db.rawQuery('SHOW FULL PROCESSLIST'))[0].some(
        ({ db: where, Info, State }: any) =>
          where === database.env.DB_DATABASE &&
          new RegExp(`^alter table ${table}`, 'i').test(Info) &&
          /metadata/i.test(State)
      ),
    60
  )
  return { database, migrating, release: () => database.query('COMMIT') }
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

test.group('Migrations during operation', () => {
  test('a change of a table waits for its readers without blocking other reads', async ({
    assert,
    cleanup,
  }) => {
    await db.rawQuery('CREATE TABLE in_use (a INT)')
    cleanup(() => db.rawQuery('DROP TABLE in_use'))
    const [long, other, change] = await Promise.all([
      db.transaction(),
      db.transaction(),
      db.transaction(),
    ])
    cleanup(
      async () =>
        void (await Promise.all(
          [long, other, change].filter((one) => !one.isCompleted).map((one) => one.rollback())
        ))
    )

    await long.rawQuery('SELECT * FROM in_use')
    const made = new Change(change as any, 'in_use').execUp()
    made.catch(() => {})
    await eventually('the change waits', async () =>
      (await db.rawQuery('SHOW FULL PROCESSLIST'))[0].some(
        ({ Info, State }: any) => /^alter table `in_use`/i.test(Info) && /metadata/i.test(State)
      )
    )

    await other.rawQuery('SET SESSION lock_wait_timeout = 5')
    await other.rawQuery('SELECT * FROM in_use')
    await other.rawQuery('SET SESSION lock_wait_timeout = DEFAULT')
    await Promise.all([long.commit(), other.commit()])

    assert.isTrue(await made)
    const [[{ 'Create Table': table }]] = await db.rawQuery('SHOW CREATE TABLE in_use')
    assert.match(table, /`b` int.*KEY `in_use__b` \(`b`\)/s)
    const [[{ patience }]] = await change.rawQuery(
      'SELECT @@SESSION.lock_wait_timeout = @@GLOBAL.lock_wait_timeout AND @@SESSION.innodb_lock_wait_timeout = 5 AS patience'
    )
    assert.equal(patience, 1)
  }).timeout(60_000)

  test('migrations that are stopped end between two of them and continue from there', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('stopped')
    cleanup(database.drop)
    const migrating = await aWorkerProcess(
      'bin/console.ts',
      ['migration:run', '--force'],
      database.env
    )
    await eventually('some are done', () => /migrated/.test(migrating.output))
    migrating.child.kill('SIGTERM')

    assert.equal((await migrating.exited).code, 130)
    assert.match(
      migrating.output,
      /Stopped between two migrations\. What is done stays; migration:run goes on from here/
    )
    assert.notMatch(migrating.output, /^\s+at /m)
    const { code, err } = await ace(['migration:run', '--force'], { env: database.env })
    assert.equal(code, 0, err)
  }).timeout(120_000)

  test('a second signal does not cut a migration off in its middle', async ({
    assert,
    cleanup,
  }) => {
    const { database, migrating, release } = await migrationThatWaitsFor('suppliers')
    cleanup(database.drop)
    for (const [nth, signal] of (['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT'] as const).entries()) {
      migrating.child.kill(signal)
      await eventually(
        'it has noticed the signal, or has died of it',
        () =>
          migrating.output.split('This ends after the migration at work').length === nth + 2 ||
          isOver(migrating.child)
      )
    }
    assert.isFalse(isOver(migrating.child), migrating.output)

    await release()
    assert.equal((await migrating.exited).code, 130)
    assert.match(migrating.output, /Stopped between two migrations/)
    const { code, err } = await ace(['migration:run', '--no-schema-generate'], {
      env: database.env,
    })
    assert.equal(code, 0, err)
  }).timeout(180_000)

  test('a migration that waits for its first table ends on a signal, and has changed nothing', async ({
    assert,
    cleanup,
  }) => {
    const { database, migrating, release } = await migrationThatWaitsFor('customers')
    cleanup(database.drop)
    migrating.child.kill('SIGTERM')

    assert.equal((await migrating.exited).code, 130)
    assert.match(migrating.output, /Stopped between two migrations/)
    await release()
    const { code, err } = await ace(['migration:run', '--no-schema-generate'], {
      env: database.env,
    })
    assert.equal(code, 0, err)
  }).timeout(180_000)

  test('a second migration run waits for the first and has nothing to do', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('second')
    cleanup(database.drop)
    await database.copyTables()
    const [{ taken }] = await database.query("SELECT GET_LOCK('1', 10) AS taken")
    assert.equal(taken, 1)

    const second = await aWorkerProcess('bin/console.ts', ['migration:run', '--force'], {
      ...database.env,
      LOG_LEVEL: 'info',
    })
    await eventually(
      `it says that it waits ${second.output}`,
      () =>
        /Migrations are at work already on this database server; this waits for them/.test(
          second.output
        ) || second.child.exitCode !== null
    )
    assert.isNull(second.child.exitCode, second.output)

    await database.query("SELECT RELEASE_LOCK('1')")
    assert.equal((await second.exited).code, 0, second.output)
    assert.match(second.output, /Already up to date/)
  }).timeout(60_000)

  test('a migration run that has waited long gives up and names the other run', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('busy')
    cleanup(database.drop)
    await database.query("SELECT GET_LOCK('1', 10)")

    await assert.rejects(
      () => acquireMigrationLock(db.connection(), 1),
      /Migrations are at work already on this database server, and nothing was done here\. Run this again once they have ended/
    )
    await database.query("SELECT RELEASE_LOCK('1')")
    await acquireMigrationLock(db.connection(), 1)
    await db.connection().dialect.releaseAdvisoryLock(1)
  })

  test('the migration of depreciation estimates can be rolled back without loss to earlier releases', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('estimates')
    cleanup(database.drop)
    await database.copyTables()
    const columns = async () =>
      database.query(
        `SELECT table_name AS t, column_name AS c, column_type AS type FROM information_schema.columns WHERE table_schema = '${database.env.DB_DATABASE}' ORDER BY 1, 2`
      )
    const [before, [{ count }]] = [
      await columns(),
      await database.query(
        "SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0163'"
      ),
    ]

    const there = await ace(['migration:rollback', `--step=${count}`, '--no-schema-generate'], {
      env: database.env,
    })
    assert.equal(there.code, 0, there.err)
    const without = await columns()
    assert.notInclude(
      without.map(({ t }: any) => t),
      'depreciation_bases'
    )
    if (count === 1)
      assert.deepEqual(
        without,
        before.filter(({ t }: any) => t !== 'depreciation_bases')
      )

    const back = await ace(['migration:run', '--no-schema-generate'], { env: database.env })
    assert.equal(back.code, 0, back.err)
    assert.deepEqual(await columns(), before)
  }).timeout(120_000)

  test('existing ids that differ only in punctuation stay, and further ones are refused', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('legal_ids')
    cleanup(database.drop)
    await database.copyTables()
    const [{ count }] = await database.query(
      "SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0200'"
    )
    const before = await ace(['migration:rollback', `--step=${count}`, '--no-schema-generate'], {
      env: database.env,
    })
    assert.equal(before.code, 0, before.err)

    const id = (n: number) => `019a8f5e-7c1b-7d3e-9c55-${String(n).padStart(12, '0')}`
    const add = (table: string, n: number, facts: Record<string, string | null>) => {
      const row = {
        tenant_id: '1',
        id: id(n),
        search_text: 'x',
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
        ...facts,
      }
      return database.query(
        `INSERT INTO ${table} (${Object.keys(row).join(',')}) VALUES (${Object.values(row)
          .map((value) => (value === null ? 'NULL' : `'${value}'`))
          .join(',')})`
      )
    }
    for (const [n, taxId] of ['900.123-1', '9001231', '900 1231', '800-1', '-'].entries())
      for (const table of ['customers', 'suppliers'])
        await add(table, n, { tax_id: taxId, name: 'Ana' })
    for (const [n, type] of ['C.C.', 'CC', 'cc', 'T. I.'].entries())
      await add('employees', n, {
        document_type: type,
        document_number: '1.020',
        first_name: 'Ana',
        last_name: 'G',
        hire_date: '2024-01-15',
        base_salary: '1',
      })

    const after = await ace(['migration:run', '--no-schema-generate'], { env: database.env })
    assert.equal(after.code, 0, after.err)
    for (const table of ['customers', 'suppliers']) {
      const found = await database.query(
        `SELECT tax_id, tax_key, tax_twin, search_text FROM ${table} ORDER BY id`
      )
      assert.deepEqual(
        found.map((row: any) => row.tax_key),
        ['9001231', '9001231', '9001231', '8001', '-'],
        table
      )
      assert.deepEqual(
        found.map((row: any) => row.tax_twin),
        ['', id(1), id(2), '', ''],
        table
      )
      assert.deepEqual(
        found.map((row: any) => row.tax_id),
        ['900.123-1', '9001231', '900 1231', '800-1', '-']
      )
      assert.equal(found[0].search_text, 'x 9001231')
      await assert.rejects(
        () => add(table, 9, { tax_id: '90-01231', name: 'Eva' }),
        /Duplicate entry/
      )
      await database.query(`UPDATE ${table} SET tax_id = '800.2' WHERE id = '${id(2)}'`)
      assert.equal(
        (
          await database.query(
            `SELECT CONCAT(tax_key, tax_twin) AS tax FROM ${table} WHERE id = '${id(2)}'`
          )
        )[0].tax,
        '8002'
      )
      await assert.rejects(
        () => database.query(`UPDATE ${table} SET tax_id = '900123-1' WHERE id = '${id(2)}'`),
        /Duplicate entry/
      )
    }
    const people = await database.query(
      'SELECT document_type, document_plain, document_twin FROM employees ORDER BY id'
    )
    assert.deepEqual(
      people.map((row: any) => row.document_type),
      ['CC', 'CC', 'CC', 'TI']
    )
    assert.deepEqual(
      people.map((row: any) => row.document_plain),
      ['CC:1020', 'CC:1020', 'CC:1020', 'TI:1020']
    )
    assert.deepEqual(
      people.map((row: any) => row.document_twin),
      ['', id(1), id(2), '']
    )
  }).timeout(120_000)
})
