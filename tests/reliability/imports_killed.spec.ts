import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { customersCsv, ended, send } from '#tests/functional/integrations/helpers'
import { aWorkerProcess, isAlive } from '#tests/worker/helpers'
import { WORKER_FLAGS } from '../../scripts/lib/worker_flags.mjs'

/** A realistic catalogue: long names with quotes and commas, long SKUs, categories by name. */
function catalogue(count: number) {
  const product = (n: number) => {
    const name =
      n % 16 === 0
        ? `"Taladro ""percutor"", ${n}"`
        : `Real-time strategy game ${'of ancient warfare '.repeat(n % 12)}${n}`
    return `lib-${'container-device-'.repeat(n % 4)}${n},${name},grupo ${n % 58},${n % 977}.${String(n % 100).padStart(2, '0')},${n % 3979}.5,${[0, 5, 19][n % 3]},und,${n % 7}\n`
  }
  return `sku,name,category,costPrice,sellingPrice,taxRate,unitOfMeasure,minStock\n${Array.from({ length: count }, (_, n) => product(n)).join('')}`
}

const aWorkerOfImports = async () => {
  const worker = await aWorkerProcess('worker/main.ts', ['--queues', 'imports,maintenance'])
  await isAlive(worker)
  return worker
}

async function tableOf({ as, tenant }: Company) {
  return as(async () => {
    const [products] = await rows(
      'SELECT COUNT(*) AS total, COUNT(DISTINCT sku) AS skus, MAX(version) AS version FROM products WHERE tenant_id = ?',
      [tenant.id]
    )
    const [audits] = await rows(
      "SELECT COUNT(*) AS total, COUNT(DISTINCT entity_id) AS entities FROM audit_logs WHERE tenant_id = ? AND entity = 'product'",
      [tenant.id]
    )
    const [counted] = await rows(
      "SELECT total FROM record_counts WHERE tenant_id = ? AND name = 'products'",
      [tenant.id]
    )
    return [
      products.total,
      products.skus,
      products.version,
      audits.total,
      audits.entities,
      counted.total,
    ].map(Number)
  })
}

test.group('Imports survive their worker', () => {
  test('an import survives two kills of its worker without a duplicate or lost row', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const csv = catalogue(20_000)
    const sent = await send(api, csv, {
      resource: 'products',
      mode: 'upsert',
      createMissing: 'true',
    })
    const progress = async () =>
      (await api.get(`/imports/${sent.body.id}`)).body.processed as number

    for (let kills = 0, reached = 0; kills < 2; kills++) {
      const worker = await aWorkerOfImports()
      const beyond = await eventually(
        'it has come further',
        async () => ((await progress()) > reached ? await progress() : 0),
        60
      )
      worker.child.kill('SIGKILL')
      await worker.exited
      reached = beyond + 1_000
    }
    const interrupted = (await api.get(`/imports/${sent.body.id}`)).body
    assert.isTrue(interrupted.status === 'RUNNING' || interrupted.processed === 20_000)

    await aWorkerOfImports()
    const one = await ended(api, sent, 90)
    assert.containsSubset(one, {
      status: 'COMPLETED',
      total: 20_000,
      processed: 20_000,
      succeeded: 20_000,
      failed: 0,
      created: 20_000,
    })
    const table = await tableOf(company)
    assert.deepEqual(table, [20_000, 20_000, 1, 20_000, 20_000, 20_000])
    assert.equal((await api.get('/categories')).body.meta.total, 58)

    const again = await ended(
      api,
      await send(api, csv, { resource: 'products', mode: 'upsert', createMissing: 'true' }),
      60
    )
    assert.containsSubset(again, {
      status: 'COMPLETED',
      succeeded: 20_000,
      created: 0,
      updated: 0,
      unchanged: 20_000,
    })
    assert.deepEqual(await tableOf(company), table)
  }).timeout(240_000)

  test('an import of invoices survives a kill, with whole invoices and balanced books', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const line = (n: number) =>
      `F-${n % 1_500},${900 + (n % 60)},SKU-${n % 45},${1 + (n % 5)},${n % 90}.5\n`
    const csv = `reference,customerTaxId,sku,quantity,unitPrice\n${Array.from({ length: 6_000 }, (_, n) => line(n)).join('')}`
    const sent = await send(api, csv, { resource: 'invoices', createMissing: 'true' })
    const worker = await aWorkerOfImports()
    await eventually(
      'some are issued',
      async () => (await api.get(`/imports/${sent.body.id}`)).body.processed,
      60
    )
    worker.child.kill('SIGKILL')
    await worker.exited

    await aWorkerOfImports()
    const one = await ended(api, sent, 90)
    assert.containsSubset(one, {
      status: 'COMPLETED',
      total: 6_000,
      processed: 6_000,
      succeeded: 6_000,
      failed: 0,
      created: 1_500,
    })

    const [invoices] = await company.as(() =>
      rows(
        'SELECT COUNT(*) AS total, COUNT(DISTINCT notes) AS sent, MAX(number) AS highest FROM invoices WHERE tenant_id = ?',
        [company.tenant.id]
      )
    )
    const [lines] = await company.as(() =>
      rows('SELECT COUNT(*) AS total FROM invoice_lines WHERE tenant_id = ?', [company.tenant.id])
    )
    assert.deepEqual(
      [invoices.total, invoices.sent, invoices.highest, lines.total].map(Number),
      [1_500, 1_500, 1_500, 6_000]
    )
    assert.deepEqual(
      (await api.get('/reports/integrity')).body.checks.filter(({ ok }: any) => !ok),
      []
    )
    assert.equal((await api.get('/products')).body.meta.total, 45)
  }).timeout(240_000)

  test('a worker that shuts down leaves its import to the next one', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const sent = await send(api, customersCsv(40_000), { resource: 'customers' })
    const first = await aWorkerOfImports()
    await eventually(
      'some rows are done',
      async () => (await api.get(`/imports/${sent.body.id}`)).body.processed > 0
    )
    first.child.kill('SIGTERM')
    assert.equal((await first.exited).code, 0)
    const left = (await api.get(`/imports/${sent.body.id}`)).body
    assert.isBelow(left.processed, 40_000)

    await aWorkerOfImports()
    assert.containsSubset(await ended(api, sent, 60), {
      status: 'COMPLETED',
      succeeded: 40_000,
      failed: 0,
    })
    assert.equal((await api.get('/customers')).body.meta.total, 40_000)
  }).timeout(120_000)

  test('the memory of the worker does not grow with the file', async ({ assert }) => {
    const { api } = await aCompany()
    const { child, ...rest } = await aWorkerProcess(
      'worker/main.ts',
      ['--queues', 'imports'],
      {},
      WORKER_FLAGS
    )
    await isAlive({ child, output: rest.output })
    const memory = (what: string) =>
      Number(
        new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]
      ) / 1024
    await ended(api, await send(api, customersCsv(2_000, 'warm'), { resource: 'customers' }))
    const before = memory('VmRSS')

    const csv = customersCsv(30_000)
      .split('\n')
      .map((line) => line.replace('Calle', `Calle ${'x'.repeat(600)}`))
      .join('\n')
    const one = await ended(api, await send(api, csv, { resource: 'customers' }), 60)
    assert.containsSubset(one, { status: 'COMPLETED', succeeded: 30_000 })
    assert.isAbove(one.fileSize, 20e6)
    assert.isBelow(memory('VmHWM') - before, 120)
  }).timeout(120_000)
})
