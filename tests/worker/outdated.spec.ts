import { test } from '@japa/runner'
import { anOwnDatabase } from '#tests/commands/own_database'
import { eventually } from '#tests/eventually'
import { aServer } from '#tests/worker/a_server'
import { aWorkerProcess } from '#tests/worker/helpers'

test.group('A database that is not up to date', () => {
  test('before the migrations a server is not ready and a worker takes no jobs, and both log why once', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('outdated')
    cleanup(database.drop)
    await database.copyTables()
    const [{ name }] = await database.query(
      'SELECT name FROM adonis_schema ORDER BY name DESC LIMIT 1'
    )
    await database.query(`DELETE FROM adonis_schema WHERE name = '${name}'`)

    const settings = { ...database.env, LOG_LEVEL: 'info' }
    const [server, worker] = await Promise.all([
      aServer(settings),
      aWorkerProcess('worker/main.ts', ['--queues', 'audit'], settings),
    ])
    const said = (output: string) =>
      output.split('\n').filter((line) => line.includes('The database is not up to date'))
    const ready = () => server.status(null, '/health/ready')

    await eventually(
      'both have said it',
      () => said(server.process.output).length > 0 && said(worker.output).length > 0
    )
    for (const { output } of [server.process, worker])
      assert.include(
        said(output)[0],
        `${name.split('/').at(-1)} is missing. Run node ace migration:run`
      )
    assert.equal(await ready(), 503)
    assert.equal((await server.ask(null, 'GET', '/health')).body.checks.database, 'down')
    assert.notInclude(worker.output, 'takes jobs of')

    await database.query(
      `INSERT INTO adonis_schema (name, batch, migration_time) VALUES ('${name}', 99, NOW())`
    )
    await eventually(
      'both work',
      async () => (await ready()) === 200 && worker.output.includes('takes jobs of audit'),
      30
    )
    assert.lengthOf(said(server.process.output), 1)
    assert.lengthOf(said(worker.output), 1)
  }).timeout(60_000)
})
