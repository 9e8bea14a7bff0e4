/**
 * Measures the product against a bare server with the same work on the same database, alternating.
 * Writes tmp/bench/result.json. `--quick` is short, `--only list,one` selects scenarios.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import mysql from 'mysql2/promise'
import { DB } from './bare/lib.mjs'
import { BARE_PORT, BY_HAND_PORT, HOME, PRODUCT_PORT, ROOT, productEnv } from './settings.mjs'
import { seedProduct, tokenOf } from './product_seed.mjs'
import { seedPast } from './history_seed.mjs'
import { measure, print } from './measure.mjs'
import { measureGrowth, measureSize, measureTrial } from './size.mjs'
import { measureWrite } from './writes.mjs'
import { measureExport } from './export.mjs'
import { measureImport, measureInvoiceImport } from './import.mjs'
import { measureMails } from './mails.mjs'
import { measurePlan } from './plan.mjs'
import { measureWebhooks } from './webhooks.mjs'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    fresh: { type: 'boolean' },
    conns: { type: 'string', default: '16' },
    rows: { type: 'string', default: '1000000' },
  },
})
const BARE_DB = 'oficio_bench_bare'
const migrationsSeen = join(HOME, 'migrations.sha256')
const fixtures = {
  bare: join(HOME, 'fixtures.bare.json'),
  product: join(HOME, 'fixtures.product.json'),
}

/** Least and desired shares of the bare server's throughput. */
const TARGETS = {
  'list': [1.0, 1.3],
  'one': [0.8, 0.9],
  'customer': [0.5, 0.55],
  'list-big': [20, 30],
}
const WRITES = { invoice: [0.5, 0.6], payment: [0.5, 0.6], movement: [0.5, 0.6] }

await seeded()
const servers = await started()
const results = []
try {
  await withPast()
  const asked = options.only?.split(',') ?? [
    ...Object.keys(TARGETS),
    ...Object.keys(WRITES),
    'cursor',
    'size',
    'trial',
    'import',
    'import-invoices',
    'export',
    'mails',
    'webhooks',
    'plan',
  ]
  for (const scenario of Object.keys(TARGETS).filter((one) => asked.includes(one)))
    results.push(...(await compared(scenario)))
  for (const scenario of Object.keys(WRITES).filter((one) => asked.includes(one)))
    results.push(
      await measureWrite({ scenario, bounds: WRITES[scenario], targets: targets(3), ...effort() })
    )
  if (asked.includes('cursor')) results.push(...(await cursors()))
  if (asked.includes('size'))
    results.push(...(await measureSize({ targets: targets(), ...effort() })))
  if (asked.includes('trial')) results.push(await measureTrial({ targets: targets() }))
  if (asked.includes('growth'))
    results.push(...(await measureGrowth({ targets: targets(), ...effort() })))
  if (asked.includes('mails'))
    results.push(await measureMails({ mails: 10_000, rounds: options.quick ? 2 : 3 }))
  if (asked.includes('webhooks'))
    results.push(await measureWebhooks({ deliveries: options.quick ? 2_450 : 4_900 }))
  if (asked.includes('plan')) results.push(await measurePlan())
  if (asked.includes('import'))
    results.push(await measureImport({ rows: options.quick ? 100_000 : Number(options.rows) }))
  if (asked.includes('export'))
    results.push(await measureExport({ rows: options.quick ? 100_000 : Number(options.rows) }))
  if (asked.includes('import-invoices'))
    results.push(await measureInvoiceImport({ invoices: options.quick ? 10_000 : 50_000 }))
} finally {
  for (const { child } of servers) child.kill('SIGTERM')
}
fs.writeFileSync(join(HOME, 'result.json'), JSON.stringify(results, null, 2))
console.log(`\nWritten to tmp/bench/result.json`)

async function compared(scenario) {
  const [bare, product] = await measure({ scenario, ...effort(), targets: targets() })
  const ratio = product.rps / bare.rps
  const [least, goal] = TARGETS[scenario]
  print({ scenario, what: 'bare', ...bare })
  print({ scenario, what: 'oficio', ...product })
  console.log(
    `${scenario.padEnd(14)} R ${ratio.toFixed(2)}   at least ${least}: ${ratio >= least ? 'yes' : 'NO'}   goal ${goal}: ${ratio >= goal ? 'yes' : 'no'}\n`
  )
  return [{ scenario, ratio, bare, product }]
}

/** Compares page 1,000 of a cursor with page 1 in the tenant of 200,000 products. */
async function cursors() {
  const { token } = JSON.parse(fs.readFileSync(fixtures.product)).find(({ big }) => big)
  let cursor = ''
  for (let page = 1; page < 1000; page++) {
    const answer = await fetch(
      `http://127.0.0.1:${PRODUCT_PORT}/api/v1/products?limit=20&cursor=${cursor}`,
      { headers: { authorization: `Bearer ${token}` } }
    )
    cursor = (await answer.json()).meta.nextCursor
  }
  const product = targets()[1]
  const [first, deep] = await measure({
    scenario: 'cursor',
    seconds: 3,
    rounds: 3,
    connections: Number(options.conns),
    targets: [
      { ...product, cursor: '' },
      { ...product, cursor },
    ],
  })
  const ratio = first.rps / deep.rps
  print({ scenario: 'cursor', what: 'page 1', ...first })
  print({ scenario: 'cursor', what: 'page 1000', ...deep })
  console.log(
    `${'cursor'.padEnd(14)} page 1,000 costs ${ratio.toFixed(2)} of page 1   at most 1.3: ${ratio <= 1.3 ? 'yes' : 'NO'}   goal 1.2: ${ratio <= 1.2 ? 'yes' : 'no'}\n`
  )
  return [{ scenario: 'cursor', ratio, first, deep }]
}

function effort() {
  return {
    seconds: options.quick ? 2 : 4,
    rounds: options.quick ? 3 : 5,
    connections: Number(options.conns),
  }
}

/** Bare server, product, and with 3 the bare server with rules. */
function targets(count = 2) {
  return servers.slice(0, count).map(({ child, port }, index) => ({
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    fixtures: index === 1 ? fixtures.product : fixtures.bare,
  }))
}

/** Seeds both databases once; again after a changed migration or with `--fresh`. */
async function seeded() {
  if (
    options.fresh ||
    !fs.existsSync(fixtures.bare) ||
    !fs.existsSync(fixtures.product) ||
    fs.readFileSync(migrationsSeen, 'utf8') !== migrations()
  )
    await seed()

  const all = JSON.parse(fs.readFileSync(fixtures.product))
  for (const one of all) one.token = await tokenOf(one.publicId, one.userId)
  fs.writeFileSync(fixtures.product, JSON.stringify(all))
}

async function seed() {
  const connection = await mysql.createConnection(DB)
  await connection.query(`DROP DATABASE IF EXISTS ${process.env.DB_DATABASE}`)
  await connection.query(
    `CREATE DATABASE ${process.env.DB_DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`
  )
  await connection.end()
  console.log('Seeding both databases …')
  await ended(
    spawn(
      process.execPath,
      ['bench/bare/seed.mjs', '--db', BARE_DB, '--invoices', '10000', '--fixtures', fixtures.bare],
      { cwd: ROOT, env: process.env, stdio: ['ignore', 'ignore', 'inherit'] }
    )
  )
  await ended(
    spawn(process.execPath, ['build/ace.js', 'migration:run', '--force'], {
      cwd: ROOT,
      env: productEnv(),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  )
  await seedProduct(fixtures.product)
  fs.writeFileSync(migrationsSeen, migrations())
}

/** Past sales are seeded through the product, which creates the chart of accounts. */
async function withPast() {
  if (JSON.parse(fs.readFileSync(fixtures.product)).every(({ invoices }) => invoices.length)) return
  console.log('Seeding the past …')
  await seedPast(fixtures.product, targets()[1].url)
}

function migrations() {
  const folder = join(ROOT, 'database', 'migrations')
  const hash = createHash('sha256')
  for (const file of ['product_seed.mjs', 'bare/seed.mjs', 'bare/schema.mjs'])
    hash.update(fs.readFileSync(join(ROOT, 'bench', file)))
  for (const file of fs.readdirSync(folder).sort())
    hash.update(file).update(fs.readFileSync(join(folder, file)))
  return hash.digest('hex')
}

async function started() {
  const bareServer = (port, more) =>
    spawn(process.execPath, ['bench/bare/server.mjs'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...more,
        PORT: String(port),
        DATABASE: BARE_DB,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const product = spawn(
    process.execPath,
    [
      '--max-semi-space-size=64',
      ...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []),
      'build/bin/server.js',
    ],
    { cwd: ROOT, env: productEnv(), stdio: ['ignore', 'ignore', 'inherit'] }
  )
  const all = [
    { child: bareServer(BARE_PORT), port: BARE_PORT },
    { child: product, port: PRODUCT_PORT },
    { child: bareServer(BY_HAND_PORT, { RULES: '1' }), port: BY_HAND_PORT },
  ]
  await Promise.all(all.map(({ port }) => answering(port)))
  return all
}

async function answering(port) {
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/api/v1/products`).then(
      () => true,
      () => false
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${port}`)
}

function ended(child) {
  return new Promise((resolve, reject) =>
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}`))
    )
  )
}
