import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { call } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { until } from '#tests/functional/api/an_api'
import { freePort } from '#tests/ports'
import { environment, folder } from '#tests/processes'

test.group('A new vertical', () => {
  test('a vertical is one folder with routes, scopes, tools and jobs', async ({
    assert,
    cleanup,
  }) => {
    const { api } = await aCompany()
    const { origin, work } = await started(cleanup)
    const at = (method: string, path: string, body?: unknown, token = api.token) =>
      call(
        token,
        method,
        `${origin}/api/v1${path}`,
        body,
        method === 'POST' ? { 'idempotency-key': unique() } : {}
      )
    const name = unique('Merlot')

    assert.includeDeepMembers((await at('GET', '/modules')).body.data, [
      { code: 'WINE_GROWING', enabled: false },
    ])
    assert.equal(
      (await at('POST', '/modules/wine-growing/harvests', { name })).body.code,
      'MODULE_NOT_ENABLED'
    )
    assert.equal(
      (await at('PATCH', '/settings/tenant', { enabledModules: ['WINE_GROWING'] })).status,
      200
    )

    const { body: grower } = await at('POST', '/api-keys', {
      name: 'Grower',
      scopes: ['vines:write'],
    })
    const { body: seller } = await at('POST', '/api-keys', {
      name: 'Seller',
      scopes: ['customers:write'],
    })
    assert.equal(
      (await at('POST', '/modules/wine-growing/harvests', { name }, seller.key)).body.code,
      'INSUFFICIENT_SCOPE'
    )
    assert.equal((await at('POST', '/modules/wine-growing/harvests', {}, grower.key)).status, 422)
    assert.equal(
      (await at('POST', '/modules/wine-growing/harvests', { name }, grower.key)).status,
      200
    )
    assert.include(
      (await at('GET', '/assistant/tools')).body.data.map((tool: { name: string }) => tool.name),
      'wine_growing_harvest'
    )

    work()
    await until(async () => (await at('GET', `/customers?search=${name}`)).body.meta.total === 1)
  }).timeout(60_000)
})

/** The application with one folder more: its server answers, and `work` starts its worker. */
async function started(cleanup: (end: () => Promise<void>) => void) {
  const home = await mkdtemp(join(tmpdir(), 'oficio-vertical-'))
  cleanup(() => rm(home, { recursive: true, force: true }))
  await cp(folder(), home, { recursive: true, verbatimSymlinks: true })
  await cp(
    join(folder(), 'tests/functional/modules/fixtures'),
    join(home, 'app/verticals/wine_growing'),
    { recursive: true }
  )

  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, args, {
      cwd: home,
      env: environment({ HOST: '127.0.0.1', PORT: String(port) }),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    cleanup(() => (child.kill('SIGKILL'), ended))
  }
  run('bin/server.js')
  await until(async () => (await call(null, 'GET', `${origin}/api/v1/health/live`)).status === 200)
  return { origin, work: () => run('worker/main.js', '--queues', 'maintenance') }
}
