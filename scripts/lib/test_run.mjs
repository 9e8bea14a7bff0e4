/** One run of bin/test.ts with its own folder, database and Redis. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { PROFILES, startServices } from '../services.mjs'
import { onRuntime } from '../packages.mjs'
import { ROOT } from './paths.mjs'
import { freePort } from './ports.mjs'
import { noteTests, takeSlot } from './slot.mjs'
import { Summary } from './summary.mjs'

const secret = () => randomBytes(32).toString('base64url')

/** ENV_PATH names a folder without `.env`, so that development settings do not leak in. */
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
    WEBHOOK_NETWORKS: '127.0.0.1',
    ...services,
  }
}

export class TestRun {
  #node
  #args
  #slot = null
  #starting = null
  #child = null
  #exited = null
  summary = new Summary()
  recreate = false
  env = null

  constructor(node, args) {
    this.#node = node
    this.#args = args
  }

  async prepare(chromium) {
    this.#slot = takeSlot()
    const {
      DB_HOST,
      DB_PORT,
      DB_USER,
      DB_PASSWORD,
      DB_DATABASE = 'oficio',
      REDIS_HOST,
      REDIS_PORT,
      REDIS_PASSWORD,
    } = process.env
    const outside = {
      DB_HOST,
      DB_PORT,
      DB_USER,
      DB_PASSWORD,
      DB_DATABASE: `${DB_DATABASE}_test_${this.#slot.number}`,
      REDIS_HOST,
      REDIS_PORT,
      REDIS_PASSWORD,
    }
    this.#starting = startServices({
      home: this.#slot.home,
      reuse: false,
      profile: PROFILES.test,
      settings: outside,
    })
    const services = await this.#starting

    const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
    this.env = onRuntime(this.#node, {
      ...process.env,
      ...colour,
      CHROMIUM_PATH: chromium,
      ...(await settings(this.#slot, services.env)),
    })
    this.recreate = services.recreate
  }

  /** Runs the tests as leader of a process group. Resolves to the exit code. */
  async run(write) {
    this.#child = spawn(
      this.#node,
      ['--import=@poppinss/ts-exec', '--enable-source-maps', 'bin/test.ts', ...this.#args],
      { cwd: ROOT, env: this.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true }
    )
    noteTests(this.#slot.home, this.#child.pid)
    for (const [stream, target] of [
      [this.#child.stdout, process.stdout],
      [this.#child.stderr, process.stderr],
    ])
      stream.setEncoding('utf8').on('data', (chunk) => {
        write(chunk, target)
        this.summary.read(...(target === process.stdout ? [chunk] : ['', chunk]))
      })
    this.#exited = new Promise((resolve) => this.#child.once('exit', (code) => resolve(code ?? 1)))
    const closed = new Promise((resolve) => this.#child.once('close', resolve))

    const code = await this.#exited
    this.#signal('SIGKILL') // leftover processes would keep the output open
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 2000))])
    this.summary.read('\n', '\n')
    if (this.summary.failures.length)
      write(`\nWhat failed:\n${this.summary.failures.join('\n')}\n\n`, process.stdout)
    return code
  }

  async end() {
    if (this.#child) await this.#endTests()
    await this.#starting?.then(
      (services) => services.stop(),
      () => {}
    )
    this.#slot?.release()
  }

  async #endTests() {
    this.#signal('SIGTERM')
    const timer = setTimeout(() => this.#signal('SIGKILL'), 4000)
    await this.#exited
    clearTimeout(timer)
    this.#signal('SIGKILL')
  }

  #signal(signal) {
    try {
      process.kill(-this.#child.pid, signal)
    } catch {}
  }
}
