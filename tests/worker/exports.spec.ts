import { access, appendFile, mkdir, readdir, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { execute, rows } from '#core/database/query'
import { exportableNames, exportableOf } from '#core/resources/exportable'
import { newId } from '#core/primitives/ids'
import { insertInto } from '#core/database/sql'
import { runExport } from '#integrations/exports/run_export'
import env from '#start/env'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aWorker, anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { sweepExports } from '#worker/exports'

const exported = async (api: Api, asked: object) => {
  const { id } = ok(await api.post('/exports', asked))
  await eventually(
    'the export is done',
    async () => ok(await api.get(`/exports/${id}`)).status !== 'QUEUED'
  )
  return ok(await api.get(`/exports/${id}`))
}

const aKey = async ({ api }: Company, ...scopes: string[]) =>
  clientOf(ok(await api.post('/api-keys', { name: unique('Key'), scopes })).key)

/** Inserts many customers at once, without the API. */
async function customers(company: Company, count: number, more: object = {}) {
  const at = '2026-01-01 00:00:00.000'
  const id = (n: number) => `019a8f5e-7c1b-7000-9c55-${n.toString(16).padStart(12, '0')}`
  const row = (_: unknown, n: number) => ({
    tenant_id: company.tenant.id,
    id: id(n),
    version: 1,
    created_at: at,
    updated_at: at,
    search_text: 'x',
    tax_id: `T${n}`,
    name: `C${n % 7}`,
    ...more,
  })
  await company.as(() => execute(insertInto('customers', Array.from({ length: count }, row))))
}

/** Runs one batch of an export, as a worker that shuts down does. */
const aSlice = (company: Company, exportId: string, attempt = 1) =>
  company.as(() =>
    runExport({ data: { exportId }, attempt, signal: AbortSignal.abort(), finish: async () => {} })
  )

/** Exported columns that an import refuses. */
const LEFT_OUT = JSON.stringify({
  id: null,
  balance: null,
  version: null,
  createdAt: null,
  updatedAt: null,
})

test.group('Exports', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('a list is exported whole in its order, without live formulas, and can be imported again', async ({
    assert,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    for (const [taxId, name] of [
      ['1', '=Café "Ñandú"'],
      ['2', "'=Zeta; S.A.S."],
      ['3', 'Peñón'],
    ])
      ok(await company.api.post('/customers', { taxId, name, creditLimit: Number(taxId) }))
    ok(await other.api.post('/customers', { taxId: '9', name: 'Foreign' }))

    const asked = await company.api.post('/exports', {
      resource: 'customers',
      format: 'csv',
      filters: { sort: 'taxId' },
    })
    assert.containsSubset(asked, {
      status: 202,
      body: { status: 'QUEUED', rows: null, allowedActions: ['cancel'] },
    })
    assert.equal(asked.headers.get('location'), `/api/v1/exports/${asked.body.id}`)
    await aWorker({ queues: ['exports', 'imports'] })
    await eventually(
      'it is done',
      async () => ok(await company.api.get(`/exports/${asked.body.id}`)).status === 'COMPLETED'
    )

    const strict = await company.api.get(`/exports/${asked.body.id}/download?as=zip`, {
      prefer: 'handling=strict',
    })
    assert.containsSubset(strict.body, {
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'as', code: 'UNKNOWN_FIELD' }],
    })
    const file = await company.api.get(`/exports/${asked.body.id}/download`)
    assert.containsSubset(ok(await company.api.get(`/exports/${asked.body.id}`)), {
      rows: 3,
      fileSize: Buffer.byteLength(file.text),
      allowedActions: [],
    })
    assert.equal(file.headers.get('content-disposition'), 'attachment; filename="customers.csv"')
    const [header, first, ...rest] = file.text.trim().split('\r\n')
    assert.match(header, /^id,taxId,name,/)
    assert.include(first, '"\'=Café ""Ñandú"""')
    assert.lengthOf(rest, 2)

    const searched = await exported(company.api, {
      resource: 'customers',
      format: 'ndjson',
      filters: { search: 'penon' },
    })
    const records = (await company.api.get(`/exports/${searched.id}/download`)).text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(records, ok(await company.api.get('/customers?search=penon')).data)

    const back = ok(
      await company.api.post(
        `/imports?resource=customers&mode=upsert&mapping=${encodeURIComponent(LEFT_OUT)}`,
        file.text,
        { 'content-type': 'text/csv' }
      )
    )
    await eventually(
      'it is read back',
      async () => ok(await company.api.get(`/imports/${back.id}`)).status === 'COMPLETED'
    )
    assert.containsSubset(ok(await company.api.get(`/imports/${back.id}`)), {
      succeeded: 3,
      failed: 0,
      unchanged: 3,
    })
  })

  test('an export contains what its requester may see, and only permitted readers get it', async ({
    assert,
  }) => {
    const company = await aCompany()
    ok(
      await company.api.post('/employees', {
        firstName: 'Ana',
        lastName: 'Gómez',
        hireDate: '2026-01-15',
        baseSalary: 2_000_000,
      })
    )
    const [people, customers] = [
      await aKey(company, 'integrations:read', 'integrations:write', 'hr:read'),
      await aKey(company, 'integrations:read', 'integrations:write', 'customers:read'),
    ]
    assert.equal(
      (await customers.post('/exports', { resource: 'employees' })).body.code,
      'INSUFFICIENT_SCOPE'
    )
    await aWorker({ queues: ['exports'] })

    const withPay = await exported(company.api, { resource: 'employees', format: 'ndjson' })
    assert.include((await company.api.get(`/exports/${withPay.id}/download`)).text, '2000000')
    assert.equal((await people.get(`/exports/${withPay.id}/download`)).status, 403)

    const withoutPay = await exported(people, { resource: 'employees', format: 'csv' })
    assert.notInclude((await people.get(`/exports/${withoutPay.id}/download`)).text, '2000000')
    assert.equal((await customers.get(`/exports/${withoutPay.id}/download`)).status, 403)
    assert.equal(
      (await (await aCompany()).api.get(`/exports/${withoutPay.id}/download`)).status,
      404
    )
  })

  test('every exportable list is exported with the columns of its records', async ({ assert }) => {
    const company = await aCompany()
    for (const resource of exportableNames()) {
      const { id } = ok(await company.api.post('/exports', { resource }))
      await aSlice(company, id)
      assert.equal(ok(await company.api.get(`/exports/${id}`)).status, 'COMPLETED', resource)
      assert.match(
        (await company.api.get(`/exports/${id}/download`)).text,
        exportableOf(resource).lines ? /^\w+Id,/ : /^id,/,
        resource
      )
    }
  })

  test('an unknown filter is refused, an unfinished export has no file, and a finished one expires', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    for (const [filters, field] of [
      [{ nmae: 'x' }, 'filters.nmae'],
      [{ status: 'NONE' }, 'filters.status'],
      [{ page: 2 }, 'filters.page'],
    ] as const) {
      assert.containsSubset((await api.post('/exports', { resource: 'invoices', filters })).body, {
        status: 422,
        errors: [{ field }],
      })
    }
    const filters = { status: '', search: ' ', customerId: null }
    assert.deepEqual(
      ok(await api.post('/exports', { resource: 'invoices', filters })).filters,
      {},
      'an empty parameter is none, as in a list'
    )
    const waiting = ok(await api.post('/exports', { resource: 'assets' }))
    assert.containsSubset((await api.get(`/exports/${waiting.id}/download`)).body, {
      status: 409,
      code: 'EXPORT_NOT_READY',
      currentStatus: 'QUEUED',
    })
    assert.equal(ok(await api.post(`/exports/${waiting.id}/cancel`)).status, 'CANCELLED')
    assert.equal((await api.post(`/exports/${waiting.id}/cancel`)).body.code, 'INVALID_TRANSITION')

    await aWorker({ queues: ['exports'] })
    const old = await exported(api, { resource: 'accounts' })
    clock.travelTo(new Date(Date.now() + 8 * 86_400_000))
    await sweepExports(new AbortController().signal)
    clock.travelTo(null)
    assert.equal(ok(await api.get(`/exports/${old.id}`)).status, 'EXPIRED')
    assert.equal((await api.get(`/exports/${old.id}/download`)).body.code, 'EXPORT_NOT_READY')
  })

  test('a file without a downloadable export is deleted after a day', async ({ assert }) => {
    const company = await aCompany()
    const folder = join(env.get('STORAGE_PATH')!, 'exports', company.tenant.publicId)
    const ask = async () =>
      ok(await company.api.post('/exports', { resource: 'accounts' })).id as string
    const [kept, queued, given] = [await ask(), await ask(), await ask()]
    ok(await company.api.post(`/exports/${given}/cancel`))
    await aSlice(company, kept)
    await mkdir(folder, { recursive: true })
    const stray = newId()
    for (const name of [`${queued}.part`, given, `${given}.part`, stray, `${stray}.part`])
      await writeFile(join(folder, name), 'x')
    const sweep = () => sweepExports(new AbortController().signal)

    await sweep()
    assert.lengthOf(await readdir(folder), 6, 'somebody may be about to write there')
    const old = new Date(Date.now() - 25 * 3_600_000)
    for (const name of await readdir(folder)) await utimes(join(folder, name), old, old)
    await sweep()
    assert.sameMembers(await readdir(folder), [kept, `${queued}.part`])
    assert.equal((await company.api.get(`/exports/${kept}/download`)).status, 200)
  })

  test('a killed export continues from its last commit, and a cancelled one leaves nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    await customers(company, 3_500)
    const request = async () =>
      ok(
        await company.api.post('/exports', {
          resource: 'customers',
          format: 'csv',
          filters: { sort: 'name' },
        })
      )
    const reached = async (id: string) =>
      (
        await company.as(() =>
          rows('SELECT status, position, written FROM exports WHERE tenant_id = ? AND id = ?', [
            company.tenant.id,
            id,
          ])
        )
      )[0]
    const slice = (exportId: string) => aSlice(company, exportId)
    const unfinished = (id: string) =>
      join(env.get('STORAGE_PATH')!, 'exports', company.tenant.publicId, `${id}.part`)

    const [killed, lost, cancelled] = [await request(), await request(), await request()]
    for (const { id } of [killed, lost, cancelled]) await slice(id)
    assert.deepInclude(await reached(killed.id), { status: 'QUEUED', written: 1_000 })
    await appendFile(unfinished(killed.id), 'bytes that no transaction knows')
    await truncate(unfinished(lost.id), 100)
    assert.equal(ok(await company.api.post(`/exports/${cancelled.id}/cancel`)).status, 'CANCELLED')

    await aWorker({ queues: ['exports'] })
    for (const { id } of [killed, lost]) {
      await eventually(
        'it is done',
        async () => ok(await company.api.get(`/exports/${id}`)).status === 'COMPLETED'
      )
      const { text } = await company.api.get(`/exports/${id}/download`)
      const lines = text.trim().split('\r\n')
      assert.lengthOf(new Set(lines.map((line) => line.split(',')[1])), 3_501)
      assert.lengthOf(lines, 3_501)
      assert.containsSubset(ok(await company.api.get(`/exports/${id}`)), {
        rows: 3_500,
        fileSize: Buffer.byteLength(text),
      })
    }
    await eventually('nothing is owed', async () => !(await outboxOf(company)).length)
    assert.deepInclude(await reached(cancelled.id), { status: 'CANCELLED', written: 1_000 })
    await assert.rejects(() => access(unfinished(cancelled.id)))
  })

  test('a short export finishes before a long one that was requested first', async ({ assert }) => {
    const [large, small] = [await aCompany(), await aCompany()]
    await customers(large, 12_000, { address: 'x'.repeat(1_000) })
    await customers(small, 10)
    const first = ok(await large.api.post('/exports', { resource: 'customers', format: 'ndjson' }))
    const second = ok(await small.api.post('/exports', { resource: 'customers', format: 'ndjson' }))

    await aWorker({ queues: ['exports'], concurrency: 1 })
    const done = async ({ api }: Company, id: string) =>
      eventually('it is done', async () =>
        [ok(await api.get(`/exports/${id}`))].find(({ status }) => status === 'COMPLETED')
      )
    const [long, short] = [await done(large, first.id), await done(small, second.id)]
    assert.isBelow(Date.parse(short.finishedAt), Date.parse(long.finishedAt))
    assert.deepEqual([long.rows, short.rows], [12_000, 10])
    assert.lengthOf(
      (await large.api.get(`/exports/${first.id}/download`)).text.trim().split('\n'),
      12_000
    )
  })

  test('an export that cannot be written fails with a reason, and tickets need the right to see all', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { id } = ok(await company.api.post('/exports', { resource: 'customers' }))
    await company.as(() =>
      execute(
        'UPDATE exports SET filters = \'{"sort":"nonsense"}\' WHERE tenant_id = ? AND id = ?',
        [company.tenant.id, id]
      )
    )
    await aSlice(company, id, 5)
    assert.containsSubset(ok(await company.api.get(`/exports/${id}`)), {
      status: 'FAILED',
      rows: null,
      allowedActions: [],
    })
    assert.isString(ok(await company.api.get(`/exports/${id}`)).error)

    const { id: roleId } = ok(
      await company.api.post('/roles', {
        name: 'Mostrador',
        permissions: ['tickets:read', 'integrations:read', 'integrations:write'],
      })
    )
    const { user, api } = await company.aUser('VIEWER')
    await company.as(() =>
      execute('UPDATE users SET role = NULL, role_id = ? WHERE tenant_id = ? AND id = ?', [
        roleId,
        company.tenant.id,
        user.id,
      ])
    )
    assert.equal((await api.post('/exports', { resource: 'tickets' })).body.code, 'FORBIDDEN')
    assert.equal((await company.api.post('/exports', { resource: 'tickets' })).status, 202)
  })

  test('a long list is read in batches, each row once', async ({ assert }) => {
    const company = await aCompany()
    await customers(company, 5_000)
    await aWorker({ queues: ['exports'] })

    const one = await exported(company.api, { resource: 'customers', filters: { sort: 'name' } })
    const lines = (await company.api.get(`/exports/${one.id}/download`)).text
      .trim()
      .split('\r\n')
      .slice(1)
    assert.equal(one.rows, 5_000)
    assert.lengthOf(new Set(lines.map((line) => line.split(',')[0])), 5_000)
  })
})
