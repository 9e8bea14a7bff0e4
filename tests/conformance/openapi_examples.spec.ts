/**
 * Examples of the OpenAPI document. `npm run examples:record` performs the scenarios of
 * tests/examples and writes what they ask and get; the tests perform them anew and compare.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { format, resolveConfig } from 'prettier'
import { endpoints } from '#api/endpoints'
import { exampleFiles, recordedOf } from '#api/openapi/recorded'
import { differences } from '#tests/docs/answer'
import { recorded } from '#tests/examples/recorder'
import { SCENARIOS } from '#tests/examples/scenarios'

const isRecording = process.env.RECORD_EXAMPLES === '1'
const fileOf = (domain: string) =>
  app.makePath('resources', 'openapi', 'examples', `${domain}.json`)

/** Long, different in each company, or only with a worker or a mail. */
const NOT_RECORDED = [
  'assistant.tools.index',
  'auth.invitations.accept',
  'auth.sso.token',
  'health.live',
  'health.ready',
  'health.show',
  'openapi.show',
  'state-machines.index',
]

test.group('Examples of the OpenAPI document', () => {
  for (const [domain, scenario] of Object.entries(SCENARIOS))
    test(`the recorded requests of ${domain} get the recorded answers`, async ({ assert }) => {
      const examples = await recorded(scenario)
      if (isRecording) await write(fileOf(domain), examples)

      const kept = JSON.parse(await readFile(fileOf(domain), 'utf8'))
      assert.deepEqual(
        examples.map(({ operation }) => operation),
        kept.map(({ operation }: { operation: string }) => operation)
      )
      const changed = [...differences(kept, examples, domain), ...differences(examples, kept)]
      assert.deepEqual(changed, [], 'Run npm run examples:record, and commit what it has written')
    }).timeout(60_000)

  test('examples of these operations alone are made from their schemas', ({ assert }) => {
    const withJson = endpoints().filter(
      ({ declaration }) => declaration?.input ?? declaration?.output
    )
    assert.sameMembers(
      withJson.map(({ name }) => name).filter((name) => !recordedOf(name)),
      NOT_RECORDED
    )
  })

  test('each file of examples has a scenario', async ({ assert }) => {
    assert.sameMembers(
      exampleFiles().map((file) => file.replace('.json', '')),
      Object.keys(SCENARIOS)
    )
  })
})

async function write(file: string, examples: unknown) {
  await mkdir(app.makePath('resources', 'openapi', 'examples'), { recursive: true })
  const style = await resolveConfig(file)
  await writeFile(file, await format(JSON.stringify(examples), { ...style, parser: 'json' }))
}
