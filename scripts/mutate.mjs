/** `npm run mutate -- --only payroll [--sample 100] [--seed N]`: mutation tests of one folder. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FOLDERS } from '../tests/mutation/folders.mjs'
import { report } from '../tests/mutation/report.mjs'
import { TMP } from './lib/paths.mjs'
import { run, stopRunning, tail } from './lib/run.mjs'
import { Sentence, main, say } from './lib/sentence.mjs'
import { TestRun } from './lib/test_run.mjs'
import { ensurePackages } from './packages.mjs'
import { hand } from './with_packages.mjs'

const STEP_LIMIT = 300_000

/** Refuses unknown folders and numbers. */
function wishes() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      sample: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
    },
  })
  const { only } = values
  const [sample, seed] = [Number(values.sample), Number(values.seed)]
  if (!only || !Object.hasOwn(FOLDERS, only))
    throw new Sentence(`--only names one of ${Object.keys(FOLDERS).join(', ')}.`)
  if (!Number.isInteger(sample) || sample < 0 || !Number.isInteger(seed) || seed < 0)
    throw new Sentence('--sample and --seed are whole numbers.')
  return { only, sample, seed, home: join(TMP, 'mutation', only) }
}

let stand = null
const end = async () => {
  await stopRunning()
  await stand?.end()
}

async function step(node, env, what, ...args) {
  const { code, output } = await run(node, args, { env, limit: STEP_LIMIT })
  if (code !== 0) throw new Sentence(`${what} failed:\n${tail(output, 60)}`)
}

await main(async () => {
  const wished = wishes()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => end().then(() => process.exit(1)))
  const node = await ensurePackages()
  rmSync(wished.home, { recursive: true, force: true })
  mkdirSync(wished.home, { recursive: true })

  stand = new TestRun(node, [])
  await stand.prepare()
  const env = {
    ...stand.env,
    MUTATION: JSON.stringify(wished),
    NODE_COMPILE_CACHE: join(TMP, 'mutation', 'compiled'),
  }
  await step(node, env, 'Generating the indexes', 'ace', 'codegen')
  if (stand.recreate)
    await step(node, env, 'Creating the test database', 'scripts/lib/recreate_database.mjs')
  await step(node, env, 'Migrating the database', 'ace', 'migration:run', '--force')

  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const code = await hand(node, [stryker, 'run', 'tests/mutation/stryker.config.mjs'], env)
  await end()
  if (code !== 0) return code
  const failed = join(wished.home, 'failed_control.txt')
  if (existsSync(failed))
    throw new Sentence(`The tests fail without a mutant, so nothing was measured: see ${failed}.`)

  const json = (name) => JSON.parse(readFileSync(join(wished.home, name), 'utf8'))
  const text = report(wished, json('report.json'), json('drawn.json'))
  writeFileSync(join(wished.home, 'report.md'), text)
  say(text)
}, end)
