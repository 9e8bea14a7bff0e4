/** Runs the demonstration on this machine: starts all, kills under load, checks the result. */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import mysql from 'mysql2/promise'
import { Business } from '../../tests/prove/business.ts'
import { Random } from '../../tests/prove/fuzz/random.ts'
import { startClients } from '../../tests/prove/lanes.ts'
import { Report, seedOfToday } from '../../tests/prove/report.ts'
import { Outside } from '../../tests/prove/stand/outside.ts'
import { PASSWORD, PLATFORM } from '../../tests/prove/stand/stand.ts'
import { tell } from '../../tests/prove/tell.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { run, stopRunning, tail } from '../../scripts/lib/run.mjs'
import { Sentence, main, say as print } from '../../scripts/lib/sentence.mjs'
import { onRuntime, runtime } from '../../scripts/packages.mjs'
import { settings, startApplication } from './application.mjs'
import { doctor, same } from './checks.mjs'
import { failures } from './failures.mjs'
import { DATABASE, removeSockets, startCluster } from './galera.mjs'
import { HOME, endLeftovers, endParts } from './part.mjs'
import { ensurePrograms } from './programs.mjs'
import { startRedis } from './redis.mjs'

const isQuick = process.argv.includes('--quick')
const isKept = process.argv.includes('--keep-build')
const CLIENTS = isQuick ? 4 : 8
const LINE_MS = 4_000
const PAUSE_MS = isQuick ? 4_000 : 12_000

const connect = (port) =>
  mysql.createConnection({
    host: '127.0.0.1',
    port,
    ...DATABASE,
    connectTimeout: 2_000,
    dateStrings: true,
    decimalNumbers: true,
  })

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
const queryOf = (port) => async (sql, values) => {
  const connection = await connect(port)
  try {
    await connection.query('SET SESSION wsrep_sync_wait = 1')
    return (await connection.query(sql, values))[0]
  } finally {
    connection.destroy()
  }
}

/** Queries the first node that answers, whichever were killed. */
const queryAny = (nodes) => async (sql, values) => {
  const errors = []
  for (const { port } of nodes)
    try {
      return await queryOf(port)(sql, values)
    } catch (error) {
      errors.push(error)
    }
  throw new AggregateError(errors, `No node answers: ${sql}`)
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
    new Outside(new Random(1)).open(),
  ])
  const url = `http://127.0.0.1:${await freePort()}`
  const env = settings(node, { nodes, sentinels: redis.sentinels, smtp: outside.smtpPort, url })
  await step(node, env, 'Migrating', ['migration:run', '--force'])
  await step(
    node,
    env,
    'Making the first user',
    ['user:create', 'platform', PLATFORM, '--role', 'SUPER_ADMIN', '--password-stdin'],
    PASSWORD
  )
  say('Starting four API processes behind nginx, and three workers')
  const { apis, workers } = await startApplication(node, env, new URL(url).port)

  const seed = seedOfToday()
  const report = new Report()
  const place = { apiPorts: [Number(new URL(url).port)], outside, query: queryAny(nodes) }
  const business = await Business.open(place, report, new Random(seed))
  const writer = await watchWriter(nodes)
  const clients = startClients(business, { seed, clients: CLIENTS, pauseMs: 60 })
  say(`${CLIENTS} clients do business by seed ${seed}; writes go to ${writer.name()}`)
  const lines = setInterval(() => say(report.line), LINE_MS)
  await failures({
    apis,
    workers,
    nodes,
    redis,
    writer,
    pause: PAUSE_MS,
    report,
    say: (text) => say(`${text}. Writes go to ${writer.name()}`),
  })
  await clients.stop()
  clearInterval(lines)
  outside.badness = 0
  say('Business is over; waiting for what is under way')

  await business.check()
  const defect = await doctor(node, env)
  report.check(!defect, 'doctor finds a defect', defect)
  writer.stop()
  await Promise.all([...apis, ...workers].map(({ part }) => part.stop()))
  const differing = await same(nodes.map(({ port }) => queryOf(port)))
  report.check(!differing, 'the nodes hold different rows', differing)
  outside.close()
  print(tell(report))
  await endAll()
  const isWell = !report.violations.length
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

async function step(node, env, what, args, input) {
  say(what)
  const { code, output } = await run(node, ['build/ace.js', ...args], {
    env,
    input,
    limit: 180_000,
  })
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
