/** `npm test [-- suites, --files …]`: runs the tests on their own databases and Redis. */
import { find } from './lib/binaries.mjs'
import { ensureChromium, opensBrowser } from './lib/chromium.mjs'
import { install, mayInstall } from './lib/install.mjs'
import { run, stopRunning, tail } from './lib/run.mjs'
import { Sentence, main, say } from './lib/sentence.mjs'
import { mustHaveRun, total } from './lib/summary.mjs'
import { TestRun } from './lib/test_run.mjs'
import { ensurePackages } from './packages.mjs'

const STEP_LIMIT = 300_000

/** Concurrent lanes of about equal processor time; each waits for its database meanwhile. */
const LANES = [
  ['worker', 'browser', 'prove'],
  ['functional', 'stories', 'conformance'],
  ['unit', 'reliability', 'commands'],
]

/** An external Redis allows one lane, because queues would be shared. */
const lanes = () => (process.env.REDIS_HOST ? [LANES.flat()] : LANES)

const runs = []
let ending = null

function endAll() {
  ending ??= (async () => {
    await stopRunning()
    await Promise.all(runs.map((one) => one.end()))
  })()
  return ending
}

function endOnSignals() {
  const codes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })
  for (const [signal, code] of Object.entries(codes))
    process.on(signal, async () => {
      await endAll()
      process.exit(code)
    })
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 1000).unref()
}

async function step(node, env, what, ...args) {
  const began = Date.now()
  const { code, output } = await run(node, args, { env, limit: STEP_LIMIT })
  if (ending) await new Promise(() => {})
  if (code !== 0) throw new Sentence(`${what} failed:\n${tail(output, 60)}`)
  say(`${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
}

/** A named server has all databases and allows one migration at a time. */
async function migrateAll(node) {
  const [own, named] = [
    runs.filter(({ recreate }) => !recreate),
    runs.filter(({ recreate }) => recreate),
  ]
  await Promise.all(own.map((one) => migrate(node, one)))
  for (const one of named) await migrate(node, one)
}

async function migrate(node, { env, recreate }) {
  if (recreate)
    await step(node, env, 'Creating the test database', 'scripts/lib/recreate_database.mjs')
  await step(node, env, 'Migrating the database', 'ace', 'migration:run', '--force')
}

/** Buffers output until `turn` resolves, so that lanes do not mix. */
function heldUntil(turn) {
  let waiting = []
  turn.then(() => {
    for (const [chunk, target] of waiting) target.write(chunk)
    waiting = null
  })
  return (chunk, target) => (waiting ? waiting.push([chunk, target]) : target.write(chunk))
}

await main(async () => {
  endOnSignals()
  const args = process.argv.slice(2)
  const node = await ensurePackages()
  // openssl makes certificates for the tests of encrypted connections, which are skipped without
  // it.
  if (!find('openssl') && mayInstall()) await install(['openssl'])
  const chromium = opensBrowser(args, LANES.flat()) ? await ensureChromium(LANES.flat()) : undefined

  runs.push(...(args.length ? [args] : lanes()).map((suites) => new TestRun(node, suites)))
  await Promise.all(runs.map((one) => one.prepare(chromium)))

  const [{ env }] = runs
  await step(node, env, 'Generating the indexes', 'ace', 'codegen')
  await Promise.all([
    args.length ||
      step(node, env, 'Checking the types', 'node_modules/typescript-7/bin/tsc', '--noEmit'),
    migrateAll(node),
  ])

  if (ending) await new Promise(() => {})
  /** @type {Promise<unknown>} */
  let turn = Promise.resolve()
  const codes = await Promise.all(
    runs.map((one) => {
      const ended = one.run(heldUntil(turn))
      turn = Promise.all([turn, ended])
      return ended
    })
  )
  await endAll()
  const summaries = runs.map(({ summary }) => summary)
  mustHaveRun(summaries, args)
  say(total(summaries))
  return Math.max(...codes)
}, endAll)
