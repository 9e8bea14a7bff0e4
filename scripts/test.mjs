/** `npm test [-- arguments of node ace test]`: everything, on a database and Redis of this run's own. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { ensureChromium } from './lib/chromium.mjs'
import { ROOT } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { run, stopRunning, tail } from './lib/run.mjs'
import { Sentence, main, say } from './lib/sentence.mjs'
import { noteTests, takeSlot } from './lib/slot.mjs'
import { Summary } from './lib/summary.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'
import { PROFILES, startServices } from './services.mjs'

/** No step before the tests takes longer, unless it hangs. */
const STEP_LIMIT = 300_000

const undo = []
let ending = null
let tests = null

/** Ends the tests with all that they started, then what this run started. */
function endAll() {
  ending ??= (async () => {
    await stopRunning()
    if (tests) await tests.end()
    for (const step of undo.reverse()) await step()
  })()
  return ending
}

function endOnSignals() {
  for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]])
    process.on(signal, async () => {
      await endAll()
      process.exit(code)
    })
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 1000).unref()
}

const secret = () => randomBytes(32).toString('base64url')

/** All settings of a test run. ENV_PATH points to a folder without any `.env`, so that development's does not leak in. */
async function settings(slot, services) {
  const port = String(await freePort())
  return {
    NODE_ENV: 'test',
    ENV_PATH: slot.home,
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    APP_KEY: secret(),
    JWT_SECRET: secret(),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(await freePort()),
    MAIL_FROM: 'Oficio <no-reply@oficio.test>',
    RATE_LIMIT_IP: '1000000',
    RATE_LIMIT_USER: '1000000',
    TRUSTED_PROXIES: 'loopback',
    STORAGE_PATH: slot.storage,
    ASSET_TAG_PREFIX: 'OFC',
    ...services,
  }
}

async function step(node, env, what, ...args) {
  const began = Date.now()
  const { code, output } = await run(node, args, { env, limit: STEP_LIMIT })
  if (ending) await new Promise(() => {})
  if (code !== 0) throw new Sentence(`${what} failed:\n${tail(output, 60)}`)
  say(`${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
}

/** Runs the test runner as the leader of a process group and passes its output through. */
function runTests(node, args, env, home) {
  const summary = new Summary()
  const child = spawn(node, ['ace', 'test', '--no-clear', ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  noteTests(home, child.pid)
  for (const [stream, target] of [[child.stdout, process.stdout], [child.stderr, process.stderr]])
    stream.on('data', (chunk) => {
      target.write(chunk)
      if (target === process.stdout) summary.read(String(chunk))
    })
  const group = (signal) => {
    try {
      process.kill(-child.pid, signal)
    } catch {}
  }
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const end = async () => {
    group('SIGTERM')
    const timer = setTimeout(() => group('SIGKILL'), 4000)
    await exited
    clearTimeout(timer)
    group('SIGKILL')
  }
  const done = exited.then(async (code) => {
    group('SIGKILL') // what the tests may have left running, which would also keep their output open
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 2000))])
    summary.read('\n')
    return { code, summary }
  })
  return { end, done }
}

await main(async () => {
  endOnSignals()
  const args = process.argv.slice(2)
  const node = await ensurePackages()
  const slot = takeSlot()
  undo.push(async () => slot.release())
  const chromium = await ensureChromium()

  const { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE = 'oficio', REDIS_HOST, REDIS_PORT, REDIS_PASSWORD } = process.env
  const outside = { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE: `${DB_DATABASE}_test_${slot.number}`, REDIS_HOST, REDIS_PORT, REDIS_PASSWORD }
  const starting = startServices({ home: slot.home, reuse: false, profile: PROFILES.test, settings: outside })
  undo.push(() => starting.then((services) => services.stop(), () => {}))
  const services = await starting

  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
  const env = onRuntime(node, { ...process.env, ...colour, CHROMIUM_PATH: chromium, ...(await settings(slot, services.env)) })
  if (services.recreate) await step(node, env, 'Creating the test database', 'scripts/lib/recreate_database.mjs')
  if (args.length === 0) {
    await step(node, env, 'Generating the indexes', 'ace', 'codegen')
    await step(node, env, 'Checking the types', 'node_modules/typescript/bin/tsc', '--noEmit')
  }
  await step(node, env, 'Migrating the database', 'ace', 'migration:run', '--force')

  if (ending) await new Promise(() => {})
  tests = runTests(node, args, env, slot.home)
  const { code, summary } = await tests.done
  await endAll()
  if (!summary.counts) throw new Sentence('The tests ended before their summary.')
  say(summary.line)
  return code
}, endAll)
