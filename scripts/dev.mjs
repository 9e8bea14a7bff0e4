/** `npm run dev`: sets up and runs API, worker and mail catcher, with reload on change. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensurePackages, onRuntime } from './packages.mjs'
import { startServices } from './services.mjs'
import { Child } from './lib/child.mjs'
import { prepareEnv, settings } from './lib/development.mjs'
import { holder, tryLock } from './lib/lock.mjs'
import { DEV_HOME, MAIL, ROOT } from './lib/paths.mjs'
import { portProblem } from './lib/ports.mjs'
import { end } from './lib/process.mjs'
import { run, stopRunning, tail } from './lib/run.mjs'
import { Sentence, main, say } from './lib/sentence.mjs'
import { watchFiles } from './lib/watch.mjs'
import { welcome } from './lib/welcome.mjs'
import { WORKER_FLAGS } from './lib/worker_flags.mjs'

const LOCK = join(DEV_HOME, 'dev.lock')
const PIDS = join(DEV_HOME, 'processes.json')
const SOURCES = ['app', 'config', 'start', 'worker', 'database', 'bin', 'adonisrc.ts', '.env']

const STEP_LIMIT = 180_000

/** Steps to undo at the end, in reverse order. */
const undo = []
let ending = null

/** Never resolves once the end has begun, so that nothing new starts. */
const unlessEnding = () => (ending ? new Promise(() => {}) : null)

function endAll() {
  ending ??= (async () => {
    await stopRunning()
    for (const step of undo.reverse())
      await step().catch((error) => console.error(`While ending: ${error.message}`))
  })()
  return ending
}

/** Ends everything with exit code 0, also when the parent npm process is gone. */
function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, async () => {
      if (!ending) say('\nEnding …')
      await endAll()
      process.exit(0)
    })
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 1000).unref()
}

/** Allows one start per tree and ends the leftovers of a killed one. */
async function takeTheTree({ HOST, PORT }) {
  const release = tryLock(LOCK)
  if (!release)
    throw new Sentence(
      `npm run dev is already running in this folder (process ${holder(LOCK)?.pid ?? 'unknown'}), so port ${PORT} of ${HOST} is taken: end that one first.`
    )
  undo.push(async () => release())
  let left = {}
  try {
    left = JSON.parse(readFileSync(PIDS, 'utf8'))
  } catch {}
  await Promise.all(
    Object.values(left)
      .filter(Boolean)
      .map((identity) => end(identity, 5000))
  )
  rmSync(PIDS, { force: true })
}

async function checkPort({ HOST, PORT }) {
  if (!/^\d+$/.test(PORT) || Number(PORT) < 1 || Number(PORT) > 65535)
    throw new Sentence(`PORT is "${PORT}", which is no port number: set it to one from 1 to 65535.`)
  const problem = await portProblem(Number(PORT), HOST)
  if (problem === 'EADDRINUSE')
    throw new Sentence(
      `Port ${PORT} of ${HOST} is taken by another program: end that one, or start with another, such as PORT=${Number(PORT) + 1} npm run dev.`
    )
  if (problem)
    throw new Sentence(
      `Port ${PORT} of ${HOST} cannot be listened on (${problem}): set HOST and PORT to others.`
    )
}

const pids = {}

/** Child whose process is recorded, so that the next start can end it after a kill. */
const child = (options) =>
  new Child({
    ...options,
    onPid: (identity) => {
      pids[options.name] = identity
      mkdirSync(DEV_HOME, { recursive: true })
      writeFileSync(PIDS, JSON.stringify(pids))
    },
  })

/** Starts the catcher only for the address in `.env`, and only if that is free. */
async function startCatcher(node, env, { SMTP_HOST, SMTP_PORT }) {
  const local = ['127.0.0.1', 'localhost', '::1'].includes(SMTP_HOST)
  if (!local || process.env.SMTP_HOST || process.env.SMTP_PORT)
    return `sent to ${SMTP_HOST}:${SMTP_PORT}`
  if (await portProblem(Number(SMTP_PORT), SMTP_HOST)) {
    say(
      `Something already listens on ${SMTP_HOST}:${SMTP_PORT}: mail goes there, the mail catcher is not started.`
    )
    return `sent to what listens on ${SMTP_HOST}:${SMTP_PORT}`
  }
  await unlessEnding()
  const catcher = child({
    name: 'mail',
    label: 'The mail catcher',
    command: node,
    args: ['scripts/mail_catcher.mjs', SMTP_HOST, SMTP_PORT, MAIL],
    env,
    patience: 1000,
  })
  catcher.start()
  undo.push(() => catcher.stop())
  return `kept in tmp/mail (SMTP ${SMTP_HOST}:${SMTP_PORT})`
}

async function step(node, env, what, ...args) {
  const { code, output } = await run(node, args, { env, limit: STEP_LIMIT })
  await unlessEnding()
  if (code !== 0)
    throw new Sentence(`${what} failed (node ${args.join(' ')}):\n${tail(output, 12)}`)
}

/** Waits for a healthy API, database, Redis and worker. */
async function waitUntilWell(base, api) {
  let last = 'no answer'
  for (const until = Date.now() + 90_000; Date.now() < until; await sleep(100)) {
    try {
      const answer = await fetch(`${base}/api/v1/health`, { signal: AbortSignal.timeout(5000) })
      if (answer.status === 200) return void (await answer.arrayBuffer())
      last = `${answer.status} ${(await answer.text()).slice(0, 300)}`
    } catch {}
    if (!api.running) await sleep(1500)
    if (!api.running)
      throw new Sentence('The API ended before it was ready; what it said is above.')
  }
  throw new Sentence(`The API did not become ready in 90 seconds (GET /api/v1/health: ${last}).`)
}

/** Restarts on changes; added and removed files renew the generated indexes first. */
function reloadOnChange(node, env, children) {
  let turn = Promise.resolve()
  const stop = watchFiles(ROOT, SOURCES, (files, listChanged) => {
    turn = turn.then(async () => {
      if (ending) return
      say(
        `${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''} changed: restarting.`
      )
      if (listChanged) {
        const { code, output } = await run(node, ['ace', 'codegen'], { env, limit: STEP_LIMIT })
        if (code !== 0 && !ending) say(`node ace codegen failed:\n${tail(output, 6)}`)
      }
      if (!ending) await Promise.all(children.map((one) => one.restart()))
    })
  })
  undo.push(async () => stop())
}

await main(async () => {
  endOnSignals()
  await takeTheTree(settings())
  await checkPort(settings())
  const node = await ensurePackages()
  prepareEnv()
  const wanted = settings()
  const starting = startServices({ home: DEV_HOME, settings: wanted })
  undo.push(() =>
    starting.then(
      (services) => services.stop(),
      () => {}
    )
  )
  const services = await starting
  await unlessEnding()

  const { HOST, PORT } = wanted
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
  const env = onRuntime(node, {
    ...process.env,
    ...colour,
    NODE_ENV: 'development',
    TZ: 'UTC',
    HOST,
    PORT,
    ...services.env,
  })
  if (process.env.PORT && !process.env.APP_URL) env.APP_URL = `http://${HOST}:${PORT}`

  await step(node, env, 'Generating the indexes', 'ace', 'codegen')
  await step(node, env, 'Migrating the database', 'ace', 'migration:run', '--force')
  await step(node, env, 'Seeding the demo companies', 'ace', 'demo:seed')

  const mail = await startCatcher(node, env, wanted)
  const source = ['--enable-source-maps', '--import=@poppinss/ts-exec']
  const worker = child({
    name: 'worker',
    label: 'The worker',
    command: node,
    args: [...WORKER_FLAGS, ...source, 'worker/main.ts'],
    env,
    patience: 8000,
  })
  const api = child({
    name: 'api',
    label: 'The API',
    command: node,
    args: [...source, 'bin/server.ts'],
    env,
    patience: 4000,
  })
  undo.push(
    () => worker.stop(),
    () => api.stop()
  )
  worker.start()
  api.start()
  reloadOnChange(node, env, [api, worker])

  const reachable = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  await waitUntilWell(`http://${reachable}:${PORT}`, api)
  if (!ending) say(welcome(`http://${reachable}:${PORT}`, mail))
  await new Promise(() => {})
}, endAll)
