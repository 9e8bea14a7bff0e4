/**
 * A stand of its own: MariaDB and Redis behind proxies, two API processes and a worker. The
 * database is durable, because it is killed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mysql, { type RowDataPacket } from 'mysql2/promise'
import { entry, environment, folder } from '#tests/processes'
import { find } from '../../../scripts/lib/binaries.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { type Random } from '../fuzz/random.js'
import { Disk } from './disk.js'
import { Outside } from './outside.js'
import { Part, type Command } from './part.js'
import { Proxy } from './proxy.js'

export const PASSWORD = 'a-password-of-this-run-alone'
export const PLATFORM = 'root@oficio.test'
const DATABASE = { user: 'oficio', password: 'oficio', database: 'oficio' }

const CLOCK = new URL('clock.mjs', import.meta.url)
const COLLECT = new URL('collect.mjs', import.meta.url)

export type StandOptions = {
  /** The servers' files are on a file system that a fault can fill. */
  hasSmallDisk?: boolean
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const secret = () => randomBytes(32).toString('base64url')

/** True if a connection to the port is accepted. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const isReady = async (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).then(
    ({ ok }) => ok,
    () => false
  )

/** The part of a stand that business needs, which a cluster has as well. */
export type Place = Pick<Stand, 'apiPorts' | 'outside' | 'query'>

export class Stand {
  readonly home = mkdtempSync(join(tmpdir(), 'oficio-prove-'))
  readonly disk: Disk
  readonly outside: Outside
  readonly proxies: { database: Proxy; redis: Proxy }
  readonly database: Part
  readonly redis: Part
  readonly apis: Part[]
  readonly worker: Part
  #settings: NodeJS.ProcessEnv = {}

  static async open(random: Random, options: StandOptions = {}) {
    const ports = await Promise.all(Array.from({ length: 4 }, () => freePort()))
    const stand = new Stand(random, ports, options)
    for (const signal of SIGNALS) process.on(signal, stand.#stop)
    await stand.#start().catch(async (error) => {
      await stand.close()
      throw error
    })
    return stand
  }

  private constructor(
    random: Random,
    private ports: readonly number[],
    { hasSmallDisk = false }: StandOptions
  ) {
    this.disk = new Disk(join(this.home, 'disk'), hasSmallDisk)
    const [database, redis, ...apis] = ports
    const hooks = { NODE_OPTIONS: `--import=${CLOCK} --import=${COLLECT}` }
    this.outside = new Outside(random)
    this.proxies = { database: new Proxy(database, random), redis: new Proxy(redis, random) }
    this.database = this.#part(
      'database',
      () => this.#mariadb(),
      () => isOpen(database)
    )
    this.redis = this.#part(
      'redis',
      () => ({ program: find('redis-server')!, args: redisArgs(redis, this.disk.path) }),
      () => isOpen(redis)
    )
    this.apis = apis.map((port, index) =>
      this.#part(
        `api${index + 1}`,
        () => this.#program('bin/server.ts', { PORT: String(port), ...hooks }),
        () => isReady(port)
      )
    )
    this.worker = this.#part(
      'worker',
      () => this.#program('worker/main.ts', hooks),
      (part) => part.text().split('The worker takes jobs').length - 1 >= part.starts
    )
  }

  /** Ctrl-C leaves no process, file or mounted disk. */
  #stop = () => void this.close().then(() => process.exit(130))

  get apiPorts() {
    return this.ports.slice(2)
  }

  get processes() {
    return [...this.apis, this.worker]
  }

  /** Rows of the database, past the proxy. */
  async query<Row = Record<string, any>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const connection = await this.#connect()
    try {
      return (await connection.query<RowDataPacket[]>(sql, values))[0] as Row[]
    } finally {
      connection.destroy()
    }
  }

  /** Runs a command of the application. Returns its output; throws when it fails. */
  async ace(...args: string[]) {
    const { program, args: all, env } = this.#program('bin/console.ts')
    const child = spawn(program, [...all, ...args], { cwd: folder(), env })
    child.stdin.end(PASSWORD)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk))
    const [code] = await once(child, 'close')
    if (code) throw new Error(`${args[0]}: ${output}`)
    return output
  }

  /** Ends everything. Logs of the processes are kept in `logs`, if it is given. */
  async close(logs?: string) {
    for (const signal of SIGNALS) process.off(signal, this.#stop)
    for (const part of [...this.processes, this.redis, this.database]) await part.end()
    this.outside.close()
    for (const proxy of Object.values(this.proxies)) proxy.close()
    this.disk.close()
    if (logs)
      for (const { name } of [this.database, this.redis, ...this.processes])
        cpSync(join(this.home, `${name}.log`), join(logs, `${name}.log`))
    rmSync(this.home, { recursive: true, force: true })
  }

  #connect = () =>
    mysql.createConnection({
      host: '127.0.0.1',
      port: this.ports[0],
      ...DATABASE,
      dateStrings: true,
      decimalNumbers: true,
    })

  async #start() {
    await Promise.all([
      this.outside.open(),
      this.proxies.database.open(),
      this.proxies.redis.open(),
      this.#makeDatabase().then(() => this.database.start()),
      this.redis.start(),
    ])
    this.#settings = this.#settingsNow()
    await this.ace('migration:run', '--force')
    await this.ace('user:create', 'platform', PLATFORM, '--role', 'SUPER_ADMIN', '--password-stdin')
    await Promise.all(this.processes.map((part) => part.start()))
  }

  async #makeDatabase() {
    mkdirSync(join(this.disk.path, 'storage'))
    const run = (program: string | null, args: string[], input?: string) => {
      const { status, stdout, stderr } = spawnSync(program!, args, { input, encoding: 'utf8' })
      if (status) throw new Error(`${stdout}${stderr}`)
    }
    run(find('mariadb-install-db', 'mysql_install_db'), [
      ...this.#databaseArgs(),
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ])
    run(
      find('mariadbd'),
      [...this.#databaseArgs(), '--bootstrap'],
      `CREATE DATABASE ${DATABASE.database} CHARACTER SET utf8mb4;
FLUSH PRIVILEGES;
CREATE USER '${DATABASE.user}'@'127.0.0.1' IDENTIFIED BY '${DATABASE.password}';
GRANT ALL PRIVILEGES ON *.* TO '${DATABASE.user}'@'127.0.0.1';
`
    )
  }

  #databaseArgs = () => [
    '--no-defaults',
    `--datadir=${join(this.disk.path, 'database')}`,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ]

  #mariadb = () => ({
    program: find('mariadbd')!,
    args: [
      ...this.#databaseArgs(),
      `--tmpdir=${this.disk.path}`,
      `--socket=${join(this.home, 'db.sock')}`,
      `--port=${this.ports[0]}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--default-time-zone=+00:00',
      '--innodb-buffer-pool-size=128M',
      '--innodb-flush-log-at-trx-commit=1',
      '--max-allowed-packet=64M',
      '--max-connections=200',
      '--performance-schema=OFF',
    ],
  })

  #part(name: string, command: () => Command, isUp: (part: Part) => Promise<boolean> | boolean) {
    return new Part(name, command, isUp, { log: join(this.home, `${name}.log`), cwd: folder() })
  }

  #program = (file: string, more: NodeJS.ProcessEnv = {}) => ({
    program: process.execPath,
    args: entry(file),
    env: { ...this.#settings, ...more },
  })

  #settingsNow = (): NodeJS.ProcessEnv => ({
    ...environment(),
    NODE_ENV: 'production',
    ENV_PATH: this.home,
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: String(this.ports[2]),
    APP_URL: `http://127.0.0.1:${this.ports[2]}`,
    APP_KEY: secret(),
    JWT_SECRET: secret(),
    JWT_TTL_SECONDS: '86400',
    LOG_LEVEL: 'info',
    DB_HOST: '127.0.0.1',
    DB_PORT: String(this.proxies.database.port),
    DB_USER: DATABASE.user,
    DB_PASSWORD: DATABASE.password,
    DB_DATABASE: DATABASE.database,
    DB_POOL_SIZE: '12',
    REDIS_HOST: '127.0.0.1',
    REDIS_PORT: String(this.proxies.redis.port),
    REDIS_PASSWORD: '',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(this.outside.smtpPort),
    SMTP_USERNAME: '',
    SMTP_PASSWORD: '',
    MAIL_FROM: 'Oficio <no-reply@oficio.test>',
    RATE_LIMIT_IP: '100000000',
    RATE_LIMIT_USER: '100000000',
    TRUSTED_PROXIES: 'loopback',
    STORAGE_PATH: join(this.disk.path, 'storage'),
    WEBHOOK_NETWORKS: '127.0.0.0/8',
    ASSET_TAG_PREFIX: 'OFC',
    DRAIN_SECONDS: '1',
  })
}

const redisArgs = (port: number, home: string) => [
  ...['--port', String(port), '--bind', '127.0.0.1', '--dir', home],
  ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', ''],
]
