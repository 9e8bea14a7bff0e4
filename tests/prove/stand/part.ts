/** One process of the stand, which a fault kills, freezes and starts again. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export type Command = { program: string; args: readonly string[]; env?: NodeJS.ProcessEnv }

const PATIENCE_MS = 90_000

export class Part {
  #child: ChildProcess | null = null
  #exited: Promise<unknown> = Promise.resolve()
  #isOver = false
  #isReady = false
  starts = 0

  constructor(
    readonly name: string,
    private command: () => Command,
    private isUp: (part: Part) => Promise<boolean> | boolean,
    private options: { log: string; cwd: string }
  ) {}

  get pid() {
    return this.#child?.pid
  }

  text = () => readFileSync(this.options.log, 'utf8')

  /** Resolves when the process is ready; throws when it ends before, or after 90 s. */
  async start() {
    if (this.#child || this.#isOver) return
    const { program, args, env } = this.command()
    const log = openSync(this.options.log, 'a')
    const child = spawn(program, args, {
      cwd: this.options.cwd,
      env: env ?? process.env,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#child = child
    this.starts++
    this.#isReady = false
    this.#exited = new Promise((resolve) => child.once('exit', resolve)).then(() => {
      if (this.#child === child) this.#child = null
    })
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
      if (this.#child !== child) break
      if (!(await this.isUp(this))) continue
      this.#isReady = this.#child === child
      return
    }
    throw new Error(`${this.name} did not start:\n${this.text().slice(-2_000)}`)
  }

  /** Kills it for good: a fault under way does not start it again. */
  async end() {
    this.#isOver = true
    this.thaw()
    await this.kill()
  }

  /** Resolves when the process has ended; throws when it has not after 90 s. */
  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    if (!this.#child) return
    this.#child.kill(signal)
    const late = pause(PATIENCE_MS, 'late', { ref: false })
    if ((await Promise.race([this.#exited, late])) === 'late')
      throw new Error(`${this.name} did not end on ${signal}:\n${this.text().slice(-2_000)}`)
  }

  freeze = () => void this.#child?.kill('SIGSTOP')
  thaw = () => void this.#child?.kill('SIGCONT')
  /** Sets the clock of the process two minutes forward, or back again; see clock.mjs. */
  jump = () => void this.#child?.kill('SIGUSR2')

  /**
   * Resident memory in MB and open file descriptors; Linux only. Returns undefined while the process
   * starts or has ended.
   */
  use(): { memory: number; handles: number } | undefined {
    if (!this.pid || !this.#isReady || process.platform !== 'linux') return
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))
    if (!resident) return
    return {
      memory: Number(resident[1]) / 1024,
      handles: readdirSync(`/proc/${this.pid}/fd`).length,
    }
  }
}
