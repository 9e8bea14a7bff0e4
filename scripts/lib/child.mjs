/** A process of `npm run dev`: starts, restarts on change, and reports an unexpected end. */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './paths.mjs'
import { end, identify } from './process.mjs'
import { say } from './sentence.mjs'

export class Child {
  #current = null
  #turn = Promise.resolve()
  #stopped = false
  #quickDeaths = 0

  /**
   * @param {{
   *   name: string, label: string, command: string, args: string[], env: NodeJS.ProcessEnv,
   *   patience: number, onPid?: (identity: unknown) => void
   * }} options `patience`: ms to end its work after the request to stop.
   */
  constructor({ name, label, command, args, env, patience, onPid = () => {} }) {
    this.name = name
    this.label = label
    this.command = command
    this.args = args
    this.env = env
    this.patience = patience
    this.onPid = onPid
  }

  get running() {
    return this.#current !== null
  }

  start() {
    if (this.#stopped || this.#current) return
    const child = spawn(this.command, this.args, {
      cwd: ROOT,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const began = Date.now()
    this.#current = { child, identity: child.pid ? identify(child.pid) : null, expected: false }
    const mine = this.#current
    this.onPid(mine.identity)
    this.#show(child.stdout, process.stdout)
    this.#show(child.stderr, process.stderr)
    child.once('error', (error) => say(`${this.label} could not be started: ${error.message}.`))
    child.once('exit', (code, signal) => {
      if (this.#current === mine) this.#current = null
      if (!mine.expected && !this.#stopped)
        this.#died(signal ? `signal ${signal}` : `code ${code}`, Date.now() - began)
    })
  }

  /** Restarts after 5 s of life or a first SIGKILL; other quick deaths wait for a change. */
  #died(how, lived) {
    this.#quickDeaths = lived > 5000 ? 0 : this.#quickDeaths + 1
    if (this.#quickDeaths > 1 || (this.#quickDeaths === 1 && how !== 'signal SIGKILL'))
      return say(
        `${this.label} ended unexpectedly (${how}): it is started again when a file changes.`
      )
    say(`${this.label} ended unexpectedly (${how}) and is started again.`)
    setTimeout(() => this.start(), 500).unref()
  }

  #show(stream, target) {
    const mark = `${this.name.padEnd(6)} | `
    let rest = ''
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      if (lines.length > 0) target.write(lines.map((line) => `${mark}${line}\n`).join(''))
    })
    stream.on('end', () => rest && target.write(`${mark}${rest}\n`))
  }

  async #end() {
    const current = this.#current
    if (!current) return
    current.expected = true
    if (current.identity) await end(current.identity, this.patience)
    while (this.#current === current) await sleep(10)
  }

  /** Restarts run one after the other. */
  restart() {
    this.#quickDeaths = 0
    this.#turn = this.#turn.then(async () => {
      await this.#end()
      this.start()
    })
    return this.#turn
  }

  async stop() {
    this.#stopped = true
    await this.#end()
  }
}
