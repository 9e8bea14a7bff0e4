/**
 * Stryker's test runner for Japa. The dry run starts a process for each spec file and notes the
 * mutants that it reaches. A mutant then gets one process, with the spec files that reach it.
 * A fresh process keeps mutants of code that runs at boot, and broken state, apart.
 */
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import mysql from 'mysql2/promise'
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin'
import { FOLDERS } from './folders.mjs'
import { random } from './random.mjs'

/** Processes that the tests start write theirs here too. */
const COVERAGE = 'mutation_coverage'
const PRELOAD = new URL('coverage.mjs', import.meta.url).href
/** The times of spec files contain a start each, but a mutant has a single one. */
const PATIENCE = { factor: 1.5, start: 30_000 }

/** Time to end after the first failed test: a mutant may keep connections, and the process. */
const ENDING_MS = 15_000
const FAILED = /✖ /

/** After so many killed mutants in a row the tests run once without one. */
const CONTROLLED = 10

class JapaRunner {
  static inject = tokens(commonTokens.options)
  #times = new Map()
  #killedInARow = 0

  constructor(options) {
    this.settings = options.japa
    this.folder = FOLDERS[options.japa.only]
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun() {
    const perTest = {}
    const tests = []
    mkdirSync('tmp', { recursive: true }) // tests write there; the copy has none
    for (const spec of this.#specs()) {
      rmSync(COVERAGE, { recursive: true, force: true })
      mkdirSync(COVERAGE)
      const began = Date.now()
      const { code, output } = await test([spec], {
        env: { NODE_OPTIONS: `--import=${PRELOAD}`, MUTATION_COVERAGE: resolve(COVERAGE) },
      })
      if (code !== 0)
        return { status: 'error', errorMessage: `${spec} fails without a mutant:\n${output}` }
      perTest[spec] = Object.assign(
        {},
        ...globSync(`${COVERAGE}/*.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')))
      )
      const timeSpentMs = Date.now() - began
      this.#times.set(spec, timeSpentMs)
      tests.push({ id: spec, name: spec, fileName: spec, status: 0, timeSpentMs })
    }
    await this.#control(this.#specs())
    this.#drawSample(perTest)
    writeFileSync(this.settings.times, JSON.stringify([...this.#times]))
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } }
  }

  async mutantRun({ activeMutant, testFilter = this.#specs() }) {
    this.#readTimes()
    const usual = testFilter.reduce((sum, spec) => sum + this.#times.get(spec), 0)
    const limit = usual * PATIENCE.factor + PATIENCE.start
    const { code, output } = await test(testFilter, {
      env: { __STRYKER_ACTIVE_MUTANT__: activeMutant.id },
      limit,
    })
    const nrOfTests = testFilter.length
    if (code === null) return { status: 'timeout', reason: `The tests took more than ${limit} ms` }
    if (code === 0) {
      this.#killedInARow = 0
      return { status: 'survived', nrOfTests }
    }
    if (++this.#killedInARow % CONTROLLED === 0) await this.#control(testFilter)
    return {
      status: 'killed',
      killedBy: [testFilter[0]],
      failureMessage: failure(output),
      nrOfTests,
    }
  }

  /** The same call must pass without a mutant; otherwise all mutants would seem killed. */
  async #control(specs) {
    const { code, output } = await test(specs, { env: {} })
    if (code === 0) return
    // Stryker starts a runner that throws anew, so that the error alone would be overlooked.
    writeFileSync(this.settings.failed, output)
    throw new Error(`The tests fail without a mutant:\n${output}`)
  }

  #specs() {
    return this.folder.specs.flatMap((path) =>
      path.endsWith('.spec.ts') ? [path] : globSync(`${path}/**/*.spec.ts`).sort()
    )
  }

  /** Stryker may start the runner anew after the dry run. */
  #readTimes() {
    if (!this.#times.size)
      this.#times = new Map(JSON.parse(readFileSync(this.settings.times, 'utf8')))
  }

  /** Mutants outside the sample lose their coverage, so that Stryker does not run them. */
  #drawSample(perTest) {
    const ids = new Set()
    for (const file of globSync(`${this.folder.source}/**/*.ts`))
      for (const [, id] of readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g))
        ids.add(id)
    const drawn = this.settings.sample
      ? random(this.settings.seed)
          .shuffled([...ids].sort())
          .slice(0, this.settings.sample)
      : [...ids]
    writeFileSync(this.settings.drawn, JSON.stringify(drawn))
    const kept = new Set(drawn)
    for (const reached of Object.values(perTest))
      for (const id of Object.keys(reached)) if (!kept.has(id)) delete reached[id]
  }
}

/** Some tests give their company a fixed name, which must be free again. */
async function freeNames() {
  const { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE } = process.env
  const connection = await mysql.createConnection({
    host: DB_HOST,
    port: Number(DB_PORT),
    user: DB_USER,
    password: DB_PASSWORD,
    database: DB_DATABASE,
  })
  await connection.query("UPDATE tenants SET name = CONCAT('Earlier ', id)")
  await connection.end()
}

/** Runs spec files as `npm test` does. The code is null after `limit` ms. */
async function test(specs, { env, limit = 600_000 }) {
  await freeNames()
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        '--import=@poppinss/ts-exec',
        'bin/test.ts',
        '--bail',
        // Japa takes a second path after one --files as the name of a suite, and ends.
        ...specs.flatMap((spec) => ['--files', spec]),
      ],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true }
    )
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {}
    }
    let output = ''
    let late = false
    let ending
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000)
        if (FAILED.test(output)) ending ??= setTimeout(end, ENDING_MS)
      })
    const timer = setTimeout(() => {
      late = true
      end()
    }, limit)
    process.once('exit', end)
    child.once('exit', (code) => {
      clearTimeout(timer)
      clearTimeout(ending)
      process.off('exit', end)
      end() // leftover processes would disturb the next mutant
      resolve({ code: late ? null : (code ?? 1), output })
    })
  })
}

/** The first failed test, or the last line of a process that broke off. */
const failure = (output) =>
  /✖ .*/.exec(output)?.[0] ?? output.trim().split('\n').at(-1) ?? 'The process broke off'

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'japa', JapaRunner)]
