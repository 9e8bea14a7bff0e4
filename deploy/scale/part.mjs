/** One process of the demonstration, with its log in a file. */
import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ROOT, TMP } from '../../scripts/lib/paths.mjs'
import { until } from '../../scripts/lib/ports.mjs'
import { alive, end, identify } from '../../scripts/lib/process.mjs'
import { tail } from '../../scripts/lib/run.mjs'
import { Sentence } from '../../scripts/lib/sentence.mjs'

export const HOME = join(TMP, 'scale')
const PIDS = join(HOME, 'processes.json')

const parts = []

let isEnding = false

export class Part {
  #child = null
  #command
  #isUp

  /** `command()` returns `[program, args, env]` for each start; `isUp()` checks readiness. */
  constructor(name, command, isUp) {
    Object.assign(this, { name, starts: 0, wasKilled: false, log: join(HOME, `${name}.log`) })
    this.#command = command
    this.#isUp = isUp
    parts.push(this)
  }

  get pid() {
    return this.#child?.pid
  }

  text() {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8') : ''
  }

  get isRunning() {
    return this.#child !== null
  }

  /** Resolves when the process is ready; throws after `patience` ms. */
  async start(patience = 90_000) {
    const [program, args, env = process.env] = await this.#command(this)
    if (isEnding) throw new Sentence('It is told to end.')
    mkdirSync(HOME, { recursive: true })
    const out = openSync(this.log, 'a')
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', out, out],
      detached: true,
    })
    closeSync(out)
    this.#child = child
    this.starts++
    const gone = () => this.#child === child && (this.#child = null)
    child.once('error', gone)
    child.once('exit', gone)
    noteProcesses()

    const isUp = await until(() => this.#isUp(this), {
      patience,
      every: 100,
      gaveUp: () => this.#child !== child,
    })
    if (!isUp && !isEnding)
      throw new Sentence(
        `${this.name} did not start; its log is ${this.log}:\n${tail(this.text().slice(-4000), 5)}`
      )
    return this
  }

  /** Kills the process as a power cut would. */
  async kill() {
    const child = this.#child
    if (!child) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    this.wasKilled = true
    process.kill(child.pid, 'SIGKILL')
    await exited
  }

  async stop(patience = 5_000) {
    if (this.#child) await end(identify(this.#child.pid), patience)
  }
}

/** Recorded, so that the next start can end leftovers. */
function noteProcesses() {
  writeFileSync(
    PIDS,
    JSON.stringify(parts.filter(({ pid }) => pid).map(({ pid }) => identify(pid)))
  )
}

export async function endLeftovers() {
  if (!existsSync(PIDS)) return
  await Promise.all(
    JSON.parse(readFileSync(PIDS, 'utf8'))
      .filter(alive)
      .map((identity) => end(identity, 3_000))
  )
  rmSync(PIDS, { force: true })
}

/** Ends all processes in reverse order; those that hang are killed. */
export async function endParts() {
  isEnding = true
  for (const part of [...parts].reverse()) await part.stop(2_000)
  rmSync(PIDS, { force: true })
}
