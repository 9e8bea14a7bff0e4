/** The API as a process with wrong settings. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { entry, environment, folder } from '#tests/processes'
import { ace, run } from './ace.js'

async function started(env: Record<string, string>) {
  const { code, out, err } = await run(process.execPath, entry('bin/server.ts'), {
    cwd: folder(),
    env: environment({ PORT: '1', ...env }),
  })
  return { code, said: out + err }
}

const WRONG: Record<string, string> = {
  APP_KEY: 'too-short',
  JWT_SECRET: 'x',
  PORT: '70000',
  SMTP_PORT: '0',
  DB_PORT: '33.06',
  RATE_LIMIT_IP: '-5',
  DB_POOL_SIZE: '0',
  TRUSTED_PROXIES: 'loopback, proxy.local',
  MAIL_FROM: 'nobody',
  APP_URL: 'ftp://oficio.example.com',
  WEBHOOK_NETWORKS: '10.1.0.0/16, 10.2.0.0/99',
  ASSET_TAG_PREFIX: 'a-b',
  DB_HOST: '',
  DB_TLS: 'true',
  DB_TLS_CA: '/nowhere/authority.pem',
  REDIS_TLS_CA: fileURLToPath(import.meta.url),
}

test.group('Settings', () => {
  test('all missing and malformed settings are named at once, without a stack trace', async ({
    assert,
  }) => {
    const { said, code } = await started(WRONG)

    assert.equal(code, 1)
    for (const name of Object.keys(WRONG)) assert.match(said, new RegExp(`^- .*"${name}"`, 'm'))
    assert.notMatch(said, /\bat .*:\d+/)
    assert.notInclude(said, WRONG.APP_KEY)
  }).timeout(20_000)

  test('production refuses one secret for both purposes, and names the file of the settings', async ({
    assert,
  }) => {
    const same = 'one-secret-for-both-of-them-0123456789'
    const equal = { NODE_ENV: 'production', APP_KEY: same, JWT_SECRET: same }
    const { said, code } = await started(equal)
    assert.equal(code, 1)
    assert.match(said, /^- "JWT_SECRET" must differ from "APP_KEY"/m)
    assert.notInclude(said, same)
    assert.include(said, '/etc/oficio/oficio.env')
    assert.notMatch(said, /\bat .*:\d+/)

    const missing = await started({ NODE_ENV: 'production', DB_HOST: '' })
    assert.match(missing.said, /^- .*"DB_HOST"/m)
    assert.include(missing.said, '/etc/oficio/oficio.env')
    assert.notInclude((await started({ DB_HOST: '' })).said, '/etc/oficio/oficio.env')
  }).timeout(40_000)

  test('a sender that is quoted as a whole is reported, because mails would leave from another address', async ({
    assert,
  }) => {
    const { said, code } = await started({ MAIL_FROM: '"Oficio <no-reply@oficio.test>"' })
    assert.equal(code, 1)
    assert.match(said, /^- "MAIL_FROM" must be .*, without quotes around all of it/m)
  }).timeout(20_000)

  test('a taken port is reported in one sentence', async ({ assert }) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo

    const { said, code } = await started({ HOST: '127.0.0.1', PORT: String(port) })
    taken.close()
    assert.equal(code, 1)
    assert.equal(
      said.trim(),
      `Oficio cannot start: something already listens on 127.0.0.1:${port}. End it, or choose another PORT.`
    )
  }).timeout(20_000)

  test('commands that write sources refuse to run where the product is installed', async ({
    assert,
  }) => {
    for (const command of [
      ['client:build'],
      ['docs:settings'],
      ['make:resource', 'brand', '--domain', 'catalog'],
    ]) {
      const { code, out, err } = await ace(command, { env: { NODE_ENV: 'production' } })
      assert.deepEqual([code, out], [1, ''])
      assert.match(
        err.trim(),
        new RegExp(`^${command[0]} is for contributors: .* not here\\. Nothing was changed\\. .*$`)
      )
    }
  }).timeout(30_000)

  test('migration:run asks for no confirmation in production', async ({ assert }) => {
    const { code, out, err } = await ace(['migration:run'], { env: { NODE_ENV: 'production' } })

    assert.equal(code, 0, err)
    assert.notInclude(out + err, 'production environment')
    assert.include(out, 'Already up to date')
  }).timeout(20_000)

  test('commands that destroy data are switched off and change nothing', async ({ assert }) => {
    const asked = await Promise.all(
      [
        'migration:rollback',
        'migration:reset',
        'migration:refresh',
        'db:wipe',
        'db:truncate',
        'migration:fresh',
      ].map(async (name) => ({
        name,
        ...(await ace([name, '--force'], { env: { NODE_ENV: 'production' } })),
      }))
    )
    for (const { name, code, out, err } of asked) {
      assert.deepEqual([code, out], [1, ''], name)
      assert.match(err, new RegExp(`^${name} is switched off.*Nothing was changed\\..*\n$`))
    }
    assert.isAbove((await rows('SELECT COUNT(*) AS done FROM adonis_schema'))[0].done, 100)
  }).timeout(60_000)
})
