/** Many large documents of one company must not delay others or exhaust the server's memory. */
import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { getActiveTest, test } from '@japa/runner'
import { aCompany, unique, type Company } from '#tests/company'
import { eventually, within } from '#tests/eventually'
import { accountNamed } from '#tests/functional/accounting/books'
import { manyAssets } from '#tests/functional/assets/many'
import { ok } from '#tests/functional/assets/equipment'
import { readPdf } from '#tests/functional/documents/printed'
import { aShop, anInvoice } from '#tests/functional/sales/shop'
import { aServer } from '#tests/worker/a_server'
import { readsMeanwhile } from './reads_meanwhile.js'

const AT_ONCE = 24
const WAITING = 20
const TAKEN = Math.min(2, availableParallelism()) + WAITING

/** Permitted growth while drawing: the threads, with the largest document in each. */
const MOST_GROWTH_MB = 350

type Server = Awaited<ReturnType<typeof aServer>>
type Asked = { path: string; body?: object }

const residentMb = ({ process: { child } }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024

/** A server with its own limits, and a company whose reads are measured. */
async function aServerAndAReader(settings: Record<string, string> = {}) {
  const token = unique('collector')
  const server = await aServer({
    RATE_LIMIT_IP: '1000000',
    RATE_LIMIT_USER: '1000000',
    METRICS_TOKEN: token,
    ...settings,
  })
  const reader = await aShop()
  const metric = async (name: string) => {
    const text = await fetch(`${server.origin}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    }).then((answer) => answer.text())
    return Number(new RegExp(`^${name} ([\\d.]+)`, 'm').exec(text)?.[1])
  }
  return {
    server,
    reader,
    metric,
    isAtRest: async () =>
      !(await metric('drawings_running')) && !(await metric('drawings_waiting')),
  }
}

/** Requests a document; `end` disconnects. */
function ask({ origin }: Server, { api: { token } }: Pick<Company, 'api'>, { path, body }: Asked) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    code?: string
    retryAfter?: string
    pdf: Buffer
  }>()
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/pdf',
    ...(body && { 'content-type': 'application/json' }),
  }
  const asked = request(
    `${origin}/api/v1${path}`,
    { method: body ? 'POST' : 'GET', headers, agent: false },
    async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const pdf = Buffer.concat(parts)
      const isRefused = response.statusCode! >= 400
      resolve({
        status: response.statusCode!,
        retryAfter: response.headers['retry-after'],
        pdf,
        code: isRefused ? JSON.parse(pdf.toString()).code : undefined,
      })
    }
  )
  asked.on('error', reject)
  asked.end(body && JSON.stringify(body))
  return { answer: promise, end: () => asked.destroy() }
}

/** Measures sequential reads of one company and the server's memory until `work` is done. */
async function meanwhile<T>(server: Server, reader: Company, work: Promise<T>) {
  const before = residentMb(server)
  let most = before
  const read = () => server.ask(reader.api.token, 'GET', '/products')
  const measured = await readsMeanwhile(
    read,
    work,
    () => (most = Math.max(most, residentMb(server)))
  )
  return { ...measured, grownMb: most - before }
}

/** Sends many requests at once; those beyond the queue must be refused with a time to retry. */
async function drawnAtOnce(asked: Asked, owner: Company) {
  const { assert } = getActiveTest()!.context
  const { server, reader, isAtRest } = await aServerAndAReader()
  const [first] = await Promise.all([
    ask(server, owner, asked).answer,
    ask(server, reader, { path: '/reports/trial-balance' }).answer,
  ])
  assert.equal(first.status, 200, first.pdf.toString().slice(0, 500))

  const all = Array.from({ length: AT_ONCE }, () => ask(server, owner, asked).answer)
  const { done, slowest, late, reads, grownMb } = await meanwhile(server, reader, Promise.all(all))
  const told = `slowest read ${Math.round(slowest)} ms of ${reads}, grown by ${Math.round(grownMb)} MB`

  const drawn = done.filter(({ status }) => status === 200)
  const refused = done.filter(({ status }) => status !== 200)
  assert.isAtLeast(drawn.length, TAKEN, told)
  for (const { status, code, retryAfter } of refused) {
    assert.deepEqual([status, code], [429, 'BUSY'])
    assert.isAtLeast(Number(retryAfter), 1)
  }
  for (const { pdf } of drawn) assert.equal(readPdf(pdf).count, readPdf(first.pdf).count)
  assert.isAtMost(late, reads / 100, told)
  assert.isAbove(reads, 5, told)
  assert.isBelow(grownMb, MOST_GROWTH_MB, told)
  await eventually('nothing is drawn any more', isAtRest)
  return readPdf(first.pdf)
}

/** A company with this many ledger lines, half debits, half credits, with realistic texts. */
async function aLedger(lines: number) {
  const company = await aCompany()
  const [cash, capital] = [
    await accountNamed(company, '110505'),
    await accountNamed(company, '311505'),
  ]
  const perEntry = 500
  for (let entry = 0; entry < lines / perEntry; entry++) {
    const line = (index: number) => ({
      accountId: index % 2 ? cash : capital,
      description: `Aporte ${index} de los socios`,
      [index % 2 ? 'debitAmount' : 'creditAmount']: 1_000.5,
    })
    const entered = {
      entryDate: '2026-05-10',
      concept: `Aportes de los socios, parte ${entry}`,
      lines: Array.from({ length: perEntry }, (_, index) => line(index)),
    }
    ok(await company.api.post('/journal-entries', entered))
  }
  return company
}

const LEDGER = { path: '/reports/general-ledger?from=2026-01-01&to=2026-12-31' }

test.group('Large documents at once', () => {
  test('general ledgers of 5,000 lines leave the server responsive', async ({ assert }) => {
    const { count, text } = await drawnAtOnce(LEDGER, await aLedger(5_000))
    assert.isAbove(count, 100)
    assert.lengthOf(text.match(/^Aporte \d+ de$/gm) ?? text.match(/Aporte \d+/g)!, 5_000)
  }).timeout(300_000)

  test('invoices of 500 lines of 400 characters leave the server responsive', async ({
    assert,
  }) => {
    const shop = await aShop()
    const description = 'Taladro percutor de dos velocidades, con maletín '
      .repeat(9)
      .slice(0, 400)
      .trim()
    const items = Array.from({ length: 500 }, () => ({
      productId: shop.service.id,
      quantity: 1,
      description,
    }))
    const { id } = ok(await shop.api.post('/invoices', anInvoice(shop, 1, { items })))
    assert.isAbove((await drawnAtOnce({ path: `/invoices/${id}/pdf` }, shop)).count, 50)
  }).timeout(300_000)

  test('labels of 500 assets leave the server responsive', async ({ assert }) => {
    const company = await aCompany()
    await manyAssets(company, 500)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => company.api.get(`/assets?limit=100&page=${page}`))
    )
    const ids = pages.flatMap((page) => ok(page).data.map(({ id }: any) => id))
    assert.equal(
      (await drawnAtOnce({ path: '/assets/labels', body: { ids } }, company)).count,
      Math.ceil(500 / 24)
    )
  }).timeout(300_000)

  test('clients that disconnect free their slots at once, and the server stays healthy', async ({
    assert,
  }) => {
    const owner = await aLedger(5_000)
    const { server, reader, metric, isAtRest } = await aServerAndAReader()
    // Threads are loaded by the first document; the second takes as long as this machine needs.
    await ask(server, owner, LEDGER).answer
    const began = performance.now()
    await ask(server, owner, LEDGER).answer
    const seconds = (performance.now() - began) / 1_000
    const before = residentMb(server)

    for (let wave = 0; wave <= 5; wave++) {
      const all = Array.from({ length: AT_ONCE }, () => ask(server, owner, LEDGER))
      const answered = Promise.all(
        all.map(({ answer }) =>
          answer.then(
            ({ status }) => status,
            () => 'left'
          )
        )
      )
      await eventually(
        'some are drawn, the others wait',
        async () => (await metric('drawings_waiting')) === WAITING
      )
      for (const { end } of all) end()
      assert.notInclude(await answered, 200)
      // Drawing all of them would take several times longer.
      await within(Math.max(3, 3 * seconds), 'nothing is drawn any more', isAtRest)
    }
    assert.equal((await ask(server, owner, LEDGER).answer).status, 200)
    ok(await server.ask(reader.api.token, 'GET', '/products'))
    assert.isBelow(residentMb(server) - before, MOST_GROWTH_MB)
    assert.isNull(server.process.child.exitCode)
    assert.notMatch(server.process.output, /"level":(50|60)/)
  }).timeout(300_000)

  test('a server that is shut down finishes its documents first', async ({ assert }) => {
    const owner = await aLedger(2_000)
    const { server, metric } = await aServerAndAReader({ DRAIN_SECONDS: '0' })
    const asked = [1, 2, 3].map(() => ask(server, owner, LEDGER))
    await eventually('one waits', async () => (await metric('drawings_running')) > 0)

    server.process.child.kill('SIGTERM')
    for (const { status, pdf } of await Promise.all(asked.map(({ answer }) => answer))) {
      assert.equal(status, 200)
      assert.isAbove(readPdf(pdf).count, 40)
    }
    assert.deepEqual(await server.process.exited, { code: 0, signal: null })
  }).timeout(120_000)

  test('a company with many documents delays another only by those already in work', async ({
    assert,
  }) => {
    const owner = await aLedger(5_000)
    const { server, reader, metric, isAtRest } = await aServerAndAReader()
    let own = 0
    const all = Array.from({ length: TAKEN }, () => ask(server, owner, LEDGER))
    const counted = all.map(({ answer }) =>
      answer.then(
        () => own++,
        () => undefined
      )
    )
    await eventually('the others wait', async () => (await metric('drawings_waiting')) > 10)

    assert.equal((await ask(server, reader, { path: '/reports/trial-balance' }).answer).status, 200)
    assert.isAtMost(own, 4)
    for (const { end } of all) end()
    await Promise.all(counted)
    await eventually('nothing is drawn any more', isAtRest)
  }).timeout(300_000)
})
