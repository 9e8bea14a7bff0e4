import { test } from '@japa/runner'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import { sealAudit } from '#core/audit/hash_chain'
import { clock } from '#core/primitives/clock'
import { Current, SYSTEM } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { later } from '#core/jobs/outbox'
import { decrypt, randomText } from '#core/primitives/secrets'
import { transaction } from '#core/database/transaction/transaction'
import { platformKeys, tenantTables } from '#core/database/tenant_tables'
import env from '#start/env'
import { removeTenant } from '#tenants/actions/remove_tenant'
import { importTenant } from '#tenants/actions/import_tenant'
import { cancelDeletion, deleteTenant } from '#tenants/actions/delete_tenant'
import { LEFT_BEHIND } from '#tenants/archive/format'
import Tenant from '#tenants/models/tenant'
import { sweepTenants } from '#tenants/sweep'
import { call } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { ace, aceOnTerminal } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'
import { unset } from '#tests/environment'
import { until } from '#tests/commands/until'
import { eventually } from '#tests/eventually'
import { mayKeepPassword } from '#tests/functional/identity/people'
import { RESOURCES, ok, one } from '#tests/conformance/resources'
import { tellMonth, type Month } from '#tests/stories/trading_month'
import { aServer } from '#tests/worker/a_server'

const PASSPHRASE = 'una frase que nadie adivina'
const PASSWORD = 'una-clave-larga'
const IN_OCTOBER = 'from=2026-10-01&to=2026-10-31'
const REPORTS = [
  `trial-balance?${IN_OCTOBER}`,
  `general-ledger?${IN_OCTOBER}`,
  `income-statement?${IN_OCTOBER}`,
  'balance-sheet?asOf=2026-10-31',
  `tax-summary?${IN_OCTOBER}`,
  `sales-summary?${IN_OCTOBER}`,
  'receivables-aging?asOf=2026-10-31',
  'payables-aging?asOf=2026-10-31',
  'inventory-valuation',
  'integrity',
]
const LISTS = [
  'invoices',
  'payments',
  'products',
  'customers',
  'stock-movements',
  'assets',
  'employees',
  'licenses',
  'tickets',
  'webhooks',
  'users',
  'api-keys',
  'audit-logs?limit=5&to=2026-10-31',
]

/** Columns of the platform's row that another tenant may have alike. */
const COPIED =
  'country_code, currency, timezone, locale, enabled_modules, settings, search_text, status, created_at, updated_at'

const OF_ITS_OWN = { '/tenants': true }

type Company = Month & { key: string; email: string; secret: string }

/** A company with a month of trade, one record of everything, credentials and queued mails. */
async function aBusyCompany(): Promise<Company> {
  const company = await tellMonth()
  const { api, as } = company
  clock.travelTo(null)
  const email = `${unique('ana')}@company.test`
  ok(
    await api.post(
      '/users',
      { email, name: 'Ana', role: 'ADMIN', password: PASSWORD },
      { 'idempotency-key': unique() }
    )
  )
  await mayKeepPassword(email)
  const { key } = ok(await api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] }))
  const { secret } = ok(
    await api.post('/webhooks', { url: 'https://example.com/hook', events: ['customer.created'] })
  )
  ok(
    await api.post('/customers', {
      taxId: unique('1'),
      name: 'Línea \u{1F600} \\ "comillas"',
      address: 'Línea\u2028partida \u{1F600} \\ "comillas" y\ttabulador',
    })
  )
  for (const collection of Object.keys(RESOURCES))
    if (!(collection in OF_ITS_OWN)) await one(company, collection)
  await as(() => transaction(async () => later('mail', 'invitation', { invitationId: newId() })))
  await as(() => sealAudit())
  return { ...company, key, email, secret }
}

/** Every row of an archive except encrypted columns. */
async function contentOf(read: (sql: string) => Promise<any[]>, tenantId: number) {
  const found: Record<string, unknown[]> = {}
  for (const { name, columns } of await tenantTables()) {
    if (name in LEFT_BEHIND) continue
    const plain = columns
      .filter(({ isEncrypted }) => !isEncrypted)
      .map((column) => `CAST(\`${column.name}\` AS CHAR) AS \`${column.name}\``)
    const which =
      name === 'record_counts'
        ? `AND name NOT IN (${Object.keys(LEFT_BEHIND).map((one) => `'${one}'`)}) AND name <> 'audit_logs'`
        : name === 'audit_logs'
          ? 'AND seq IS NOT NULL'
          : ''
    found[name] = (
      await read(`SELECT ${plain} FROM \`${name}\` WHERE tenant_id = ${tenantId} ${which}`)
    )
      .map((row) => JSON.stringify(row))
      .sort()
  }
  return found
}

const rowsLeft = (tenantId: number) =>
  Current.acrossTenants('test', async () => {
    const left: Record<string, number> = {}
    for (const { name } of await tenantTables()) {
      const [{ count }] = await rows(
        `SELECT COUNT(*) AS count FROM \`${name}\` WHERE tenant_id = ?`,
        [tenantId]
      )
      if (Number(count)) left[name] = Number(count)
    }
    return left
  })

test.group('Archives of a company', (group) => {
  let company: Company
  let folder: string
  let archive: string
  const asSystem = <T>(work: () => Promise<T>) => Current.run({ tenant: null, actor: SYSTEM }, work)

  group.setup(() => testUtils.httpServer().start())
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oficio-'))
    archive = join(folder, 'company.oficio')
    company = await aBusyCompany()
    return () => rm(folder, { recursive: true })
  })

  test('a company moves whole to another installation with other secrets', async ({
    assert,
    cleanup,
  }) => {
    const APP_KEY = randomText(40)
    const database = await anOwnDatabase('archive')
    cleanup(database.drop)
    const nowhere = await ace(
      [
        'tenant:export',
        company.tenant.name,
        '--to',
        join(folder, 'none', 'a.oficio'),
        '--passphrase-stdin',
      ],
      { input: PASSPHRASE }
    )
    assert.deepEqual([nowhere.code, nowhere.out], [1, ''])
    assert.match(nowhere.err, /^\S+none\/a\.oficio\.part: there is no such file or folder\.$/m)
    const [exported] = await Promise.all([
      ace(['tenant:export', company.tenant.name, '--to', archive, '--passphrase-stdin', '--json'], {
        input: `${PASSPHRASE}\n`,
      }),
      database.copyTables(),
    ])
    assert.equal(exported.code, 0, exported.err)
    assert.isAbove(exported.json.owed, 0)
    assert.isAbove(exported.json.rows.journal_lines, 50)
    const before = await company.as(() => contentOf(rows, company.tenant.id))

    // An installation without deletions, because the number of a deleted company is never reused.
    await database.query("UPDATE tenants SET settings = '{}' WHERE id = 1")
    await database.query(
      `INSERT INTO tenants (id, public_id, name, ${COPIED})
         SELECT 7, UUID(), 'Una de aquí', ${COPIED} FROM tenants WHERE id = 1`
    )
    const elsewhere = { ...database.env, APP_KEY, JWT_SECRET: randomText(40) }
    const [imported, here] = await Promise.all([
      ace(['tenant:import', archive, '--passphrase-stdin', '--json'], {
        input: PASSPHRASE,
        env: elsewhere,
      }),
      aServer(elsewhere),
    ])
    assert.equal(imported.code, 0, imported.err)
    assert.containsSubset(imported.json, {
      id: company.tenant.publicId,
      status: 'ACTIVE',
      rows: exported.json.total,
    })

    const [{ id }] = await database.query(
      `SELECT id FROM tenants WHERE public_id = '${company.tenant.publicId}'`
    )
    assert.equal(id, 8)
    for (const [table, content] of Object.entries(await contentOf(database.query, id)))
      assert.deepEqual(content, before[table], table)

    const login = await here.ask(null, 'POST', '/auth/login', {
      email: company.email,
      password: PASSWORD,
    })
    assert.equal(login.status, 200, login.text)
    for (const path of [...REPORTS.map((report) => `reports/${report}`), ...LISTS]) {
      const [was, is] = await Promise.all([
        company.api.get(`/${path}`),
        here.ask(login.body.accessToken, 'GET', `/${path}`),
      ])
      assert.equal(was.status, 200, `${path} ${was.text}`)
      assert.equal(is.text.replaceAll(here.origin, ''), was.text, path)
    }
    const verified = (await here.ask(login.body.accessToken, 'GET', '/audit-logs/verify')).body
    assert.containsSubset(verified, { ok: true, firstBroken: null })
    assert.isAbove(verified.checked, 40)
    assert.equal(await here.status(company.key, '/customers'), 200)
    assert.equal(await here.status(company.api.token, '/customers'), 401)

    const [{ secret }] = await database.query(`SELECT secret FROM webhooks WHERE tenant_id = ${id}`)
    assert.throws(() => decrypt(secret))
    env.set('APP_KEYS_ACCEPTED', { release: () => APP_KEY } as any)
    cleanup(() => unset('APP_KEYS_ACCEPTED'))
    assert.equal(decrypt(secret), company.secret)
  }).timeout(240_000)

  test('a deleted company is locked at once, can be restored for some days, and is then erased', async ({
    assert,
    cleanup,
  }) => {
    const { tenant, key } = company
    cleanup(() => clock.travelTo(null))
    const [neighbour, ask] = [
      await aCompany(),
      async () => (await call(key, 'GET', '/customers')).body.code,
    ]
    const untouched = await rowsLeft(neighbour.tenant.id)

    const [misspelt, confirmed] = await Promise.all([
      ace(['tenant:delete', neighbour.tenant.name, '--confirm', tenant.name]),
      aceOnTerminal(
        ['tenant:delete', tenant.publicId, '--days', '3'],
        [['Type its name', `${tenant.name}\r`]]
      ),
    ])
    assert.containsSubset(misspelt, {
      code: 1,
      err: 'The name does not match; nothing was changed.\n',
    })
    assert.equal(confirmed.code, 0, confirmed.screen)
    assert.isTrue(await until(async () => (await ask()) === 'TENANT_SUSPENDED'))
    await sweepTenants(new AbortController().signal)
    assert.property(await rowsLeft(tenant.id), 'invoices')

    assert.equal(
      (await ace(['tenant:delete', tenant.publicId, '--cancel', '--json'])).json?.status,
      'ACTIVE'
    )
    assert.isTrue(await until(async () => (await ask()) === undefined))
    await asSystem(() => deleteTenant(tenant, 3))

    clock.travelTo(new Date(Date.now() + 4 * 86_400_000))
    await assert.rejects(() => asSystem(() => cancelDeletion(tenant)), /The days of grace are over/)
    const [doomed] = await Tenant.query().where('id', tenant.id)
    assert.isFalse(
      await asSystem(() => removeTenant(doomed, AbortSignal.abort())),
      'told to stop, it stops'
    )
    await sweepTenants(new AbortController().signal)
    assert.deepEqual(await rowsLeft(tenant.id), {})
    assert.isNull(await Tenant.find(tenant.id))
    assert.deepEqual(await rowsLeft(neighbour.tenant.id), untouched)

    const last = await aCompany()
    assert.isAbove(last.tenant.id, tenant.id)
    const [told] = await Current.acrossTenants('test', () =>
      rows(
        "SELECT actor_type, `before` FROM audit_logs WHERE tenant_id = 1 AND action = 'tenant.deleted' AND entity_id = ?",
        [tenant.publicId]
      )
    )
    assert.deepEqual(JSON.parse(told.before), { name: tenant.name })
  }).timeout(240_000)

  test('an archive that cannot be imported whole is refused with the reason and leaves nothing', async ({
    assert,
    cleanup,
  }) => {
    const bring = (file = archive, passphrase = PASSPHRASE) =>
      asSystem(() => importTenant(file, passphrase))
    const tenants = async () => (await rows('SELECT COUNT(*) AS count FROM tenants'))[0].count
    const before = await tenants()
    const damaged = async (name: string, change: (bytes: Buffer) => Buffer) => {
      await writeFile(join(folder, name), change(await readFile(archive)))
      return join(folder, name)
    }

    await assert.rejects(() => bring(join(folder, 'nowhere')), /There is no file/)
    await assert.rejects(() => bring(archive, 'otra frase cualquiera'), /not the passphrase/)
    await assert.rejects(
      async () => bring(await damaged('none', () => Buffer.from('hola'))),
      /is not an archive/
    )
    await assert.rejects(
      async () => bring(await damaged('cut', (bytes) => bytes.subarray(0, bytes.length - 20))),
      /damaged/
    )
    const { gzipSync, gunzipSync } = await import('node:zlib')
    const edited = (from: string, to: string) => (bytes: Buffer) =>
      gzipSync(gunzipSync(bytes).toString().replace(from, to))
    await assert.rejects(
      async () => bring(await damaged('edited', edited('Construcciones', 'Construcciónes'))),
      /damaged/
    )
    for (const line of ['null', '1', '"code"'])
      await assert.rejects(
        async () =>
          bring(
            await damaged('line', (bytes) =>
              gzipSync(gunzipSync(bytes).toString().replace('\n', `\n${line}\n`))
            )
          ),
        /damaged/
      )
    await assert.rejects(
      async () => bring(await damaged('older', edited('"schema":"', '"schema":"0'))),
      /same release/
    )

    const other = await aCompany()
    ok(await other.api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] }))
    const keyId = company.key.split('_')[2]
    const giveKeyId = (is: string) =>
      execute('UPDATE api_keys SET key_id = ? WHERE tenant_id = ?', [is, other.tenant.id])
    await other.as(() => giveKeyId(keyId))
    await assert.rejects(
      () => bring(),
      new RegExp(`Another company here has, in api_keys, the key id ${keyId}`)
    )
    await other.as(() => giveKeyId(randomText(16)))
    assert.equal(await tenants(), before + 1)

    await execute(
      "CREATE TRIGGER archive_refuses BEFORE INSERT ON tickets FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'the disk is full'"
    )
    cleanup(async () => void (await execute('DROP TRIGGER IF EXISTS archive_refuses')))
    const [{ last }] = await rows('SELECT MAX(id) AS last FROM tenants')
    await assert.rejects(() => bring(), /disk is full/)
    assert.equal(await tenants(), before + 1)
    assert.deepEqual(await rowsLeft(last + 1), {})
    await execute('DROP TRIGGER archive_refuses')

    let stopped: Promise<{ code: number; screen: string }>
    await other
      .as(() =>
        transaction(async () => {
          await giveKeyId(keyId)
          const pressed = Promise.withResolvers<void>()
          stopped = aceOnTerminal(
            ['tenant:import', archive],
            [
              ['Passphrase', `${PASSPHRASE}\r`],
              ['Rows written', '\x03'],
              ['^C', pressed.resolve],
            ]
          )
          await Promise.race([pressed.promise, stopped])
          throw new Error('not to be kept')
        })
      )
      .catch(() => {})
    assert.containsSubset(await stopped!, { code: 130 })
    assert.match((await stopped!).screen, /Stopped\. Nothing of the company is here\./)
    assert.equal(await tenants(), before + 1)

    let twice: Promise<PromiseSettledResult<Tenant>[]>
    await asSystem(() =>
      transaction(async () => {
        await rows('SELECT id FROM tenants WHERE id = 1 FOR UPDATE')
        twice = Promise.allSettled([bring(), bring()])
        await eventually(
          'both have read it to its end',
          async () =>
            (
              await rows(
                "SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '%FROM tenants WHERE id = 1 FOR UPDATE%'"
              )
            ).length === 2
        )
      })
    )
    const [brought, refused] = (await twice!).sort((a, b) => a.status.localeCompare(b.status)) as [
      PromiseFulfilledResult<Tenant>,
      PromiseRejectedResult,
    ]
    assert.match(
      refused.reason.message,
      /^This company is being imported\. If that process has died, try again after 20/
    )
    assert.isTrue(await asSystem(() => removeTenant(brought.value)))

    await execute(
      `INSERT INTO tenants (id, public_id, name, ${COPIED})
         SELECT 99999, ?, 'Ruinas', ${COPIED} FROM tenants WHERE id = 1`,
      [company.tenant.publicId]
    )
    await execute(
      `UPDATE tenants
         SET status = 'IMPORTING', status_then = 'ACTIVE',
             delete_after = UTC_TIMESTAMP() - INTERVAL 1 HOUR
         WHERE id = 99999`
    )
    const back = await bring()
    assert.equal(back.status, 'ACTIVE')
    await assert.rejects(() => bring(), /is here already/)
    assert.equal((await call(company.key, 'GET', '/customers')).status, 200)
  }).timeout(240_000)

  test('archives check every key unique on the platform, and every binary column is encrypted', async ({
    assert,
  }) => {
    const encrypted = (await tenantTables()).flatMap(({ name, columns }) =>
      columns.filter(({ isEncrypted }) => isEncrypted).map((column) => `${name}.${column.name}`)
    )
    assert.sameMembers(
      encrypted,
      [
        'idempotency_keys.body',
        'numbering_ranges.technical_key_secret',
        'sso_settings.client_secret',
        'webhooks.secret',
        'webhooks.previous_secret',
      ],
      'Archives and secret:renew take every binary column for encrypted'
    )
    for (const { table, columns } of await platformKeys())
      assert.lengthOf(
        columns.filter((column) => column !== 'live'),
        1,
        `${table} (${columns}): inspect_archive.ts looks at one column`
      )
  })
})
