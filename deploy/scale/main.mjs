/** Runs the demonstration on this machine: starts all, kills under load, checks the result. */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import mysql from 'mysql2/promise'
import { freePort } from '../../scripts/lib/ports.mjs'
import { run, stopRunning, tail } from '../../scripts/lib/run.mjs'
import { Sentence, main, say as print } from '../../scripts/lib/sentence.mjs'
import { onRuntime, runtime } from '../../scripts/packages.mjs'
import { settings, startApplication } from './application.mjs'
import { checked, same, settled } from './checks.mjs'
import { Figures } from './client.mjs'
import { openCompanies } from './companies.mjs'
import { failures } from './failures.mjs'
import { DATABASE, removeSockets, startCluster } from './galera.mjs'
import { startLoad } from './load.mjs'
import { startOutside } from './outside.mjs'
import { HOME, endLeftovers, endParts } from './part.mjs'
import { ensurePrograms } from './programs.mjs'
import { startRedis } from './redis.mjs'
import { HEAD, LINE_MS, line, summary } from './table.mjs'

const isQuick = process.argv.includes('--quick')
const isKept = process.argv.includes('--keep-build')
const COMPANIES = isQuick ? 2 : 3
const PAUSE_MS = isQuick ? 4_000 : 12_000

const connect = (port) =>
  mysql.createConnection({ host: '127.0.0.1', port, ...DATABASE, connectTimeout: 2_000 })

let ending
function endAll() {
  ending ??= stopRunning().then(endParts).then(removeSockets)
  return ending
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    print('\nEnding …')
    await endAll()
    process.exit(130)
  })

/** Queries one node, after it has applied the writes of the others. */
async function questions(port) {
  const connection = await connect(port)
  await connection.query('SET SESSION wsrep_sync_wait = 1')
  return async (sql) => (await connection.query(sql))[0]
}

const began = Date.now()
const say = (text) =>
  print(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${text}`)

await main(async () => {
  const node = runtime()
  await endLeftovers()
  await ensurePrograms()
  rmSync(HOME, { recursive: true, force: true })
  if (!isKept) await build(node)

  say(
    'Starting three databases, two Redis with three Sentinels, a mail server and a receiver of webhooks'
  )
  const [nodes, redis, outside] = await Promise.all([
    startCluster(connect),
    startRedis(),
    startOutside(),
  ])
  const url = `http://127.0.0.1:${await freePort()}`
  const env = settings(node, { nodes, sentinels: redis.sentinels, smtp: outside.smtp, url })
  await step(node, env, 'Migrating', 'migration:run', '--force')
  say('Starting four API processes behind nginx, and three workers')
  const { apis, workers } = await startApplication(node, env, new URL(url).port)

  const figures = new Figures()
  const companies = await openCompanies(COMPANIES, {
    node,
    env,
    url,
    webhook: outside.webhook,
    figures,
  })
  const writer = await watchWriter(nodes)
  const load = startLoad(companies, figures)
  say(`${COMPANIES} companies do business; writes go to ${writer.name()}`)
  print(HEAD)
  const lines = setInterval(() => print(line(figures, load.journal, outside)), LINE_MS)
  const killed = await failures({
    apis,
    workers,
    nodes,
    redis,
    writer,
    pause: PAUSE_MS,
    say: (text) => say(`${text}. Writes go to ${writer.name()}`),
  })
  await load.stop()
  clearInterval(lines)
  print(line(figures, load.journal, outside))
  say('Business is over; waiting for what is under way')

  const queries = await Promise.all(nodes.map(({ port }) => questions(port)))
  await settled(queries[0])
  await sleep(1_000)
  const results = await checked({
    companies,
    journal: load.journal,
    figures,
    outside,
    killed,
    queries,
    node,
    env,
  })
  writer.stop()
  await Promise.all([...apis, ...workers].map(({ part }) => part.stop()))
  results.push(['All nodes hold the same', await same(queries)])
  outside.close()
  print(summary(results, figures, outside))
  await endAll()
  const isWell = results.every(([, wrong]) => !wrong)
  if (isWell) rmSync(HOME, { recursive: true, force: true })
  else print(`The logs are in ${HOME}.`)
  return isWell ? 0 : 1
}, endAll)

async function build(node) {
  say('Building')
  const { code, output } = await run(node, ['ace', 'build'], {
    env: onRuntime(node, { ...process.env, NODE_ENV: 'production' }),
  })
  if (code !== 0) throw new Sentence(`The build failed:\n${tail(output, 12)}`)
}

async function step(node, env, what, ...args) {
  say(what)
  const { code, output } = await run(node, ['build/ace.js', ...args], { env, limit: 180_000 })
  if (code !== 0) throw new Sentence(`${what} failed:\n${tail(output, 12)}`)
}

/** Watches the address of the node that takes the writes. */
async function watchWriter(nodes) {
  const look = async () => {
    for (const { port } of nodes) {
      const connection = await connect(port).catch(() => null)
      const [row] =
        (await connection?.query('SELECT address FROM database_writer').catch(() => [[]]))?.[0] ??
        []
      connection?.destroy()
      if (row) return (writer.now = row.address)
    }
  }
  const writer = {
    now: '',
    name: () => nodes.find(({ address }) => address === writer.now)?.name ?? 'nobody',
  }
  await look()
  const timer = setInterval(look, 500)
  return Object.assign(writer, { stop: () => clearInterval(timer) })
}
