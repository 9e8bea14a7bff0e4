/** A database and a Redis that require TLS, with certificates chosen by a test. */
import { execFile, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import mysql from 'mysql2/promise'
import { freePort } from '#tests/ports'
import { databasePassword, findDatabase, startDatabase } from '../../scripts/lib/database.mjs'
import { end } from '../../scripts/lib/process.mjs'
import { findRedis } from '../../scripts/lib/redis.mjs'

const run = promisify(execFile)

/** Requires installed servers and an OpenSSL that copies names from certificate requests. */
export const canEncrypt = async () =>
  Boolean(findDatabase() && findRedis()) &&
  (await run('openssl', ['version']).then(
    ({ stdout }) => /^OpenSSL [3-9]/.test(stdout),
    () => false
  ))

/** Certificates: valid for 127.0.0.1, for other hosts, expired, or from an unknown authority. */
const KINDS = {
  right: ['authority', 'IP:127.0.0.1', '2'],
  renamed: ['authority', 'IP:127.0.0.9,DNS:localhost', '2'],
  expired: ['authority', 'IP:127.0.0.1', '-1'],
  foreign: ['stranger', 'IP:127.0.0.1', '2'],
} as const

type Kind = keyof typeof KINDS

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

async function makeCertificates(folder: string) {
  const file = (name: string) => join(folder, name)
  for (const name of ['authority', 'stranger'])
    await run('openssl', [
      'req',
      '-x509',
      ...KEY,
      '-keyout',
      file(`${name}.key`),
      '-out',
      file(`${name}.pem`),
      '-days',
      '2',
      '-subj',
      `/CN=The ${name}`,
    ])
  await run('openssl', [
    'req',
    ...KEY,
    '-keyout',
    file('server.key'),
    '-out',
    file('server.csr'),
    '-subj',
    '/CN=A server',
  ])
  for (const [kind, [authority, name, days]] of Object.entries(KINDS)) {
    const csr = file(`${kind}.csr`)
    await run('openssl', [
      'req',
      '-new',
      '-key',
      file('server.key'),
      '-out',
      csr,
      '-subj',
      '/CN=A server',
      '-addext',
      `subjectAltName=${name}`,
    ])
    await run('openssl', [
      'x509',
      '-req',
      '-in',
      csr,
      '-copy_extensions',
      'copy',
      '-CA',
      file(`${authority}.pem`),
      '-CAkey',
      file(`${authority}.key`),
      '-CAcreateserial',
      '-days',
      days,
      '-out',
      file(`${kind}.pem`),
    ])
  }
}

export async function encryptedServers(home: string) {
  const folder = join(home, 'certificates')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await makeCertificates(folder)
  const file = (name: string) => join(folder, name)
  copyFileSync(file('right.pem'), file('server.pem'))

  const [database, redis] = await Promise.all([aDatabase(home, file), aRedis(file)])
  return {
    /** Settings with which the product connects. */
    env: {
      ...database.env,
      ...redis.env,
      DB_TLS: 'on',
      DB_TLS_CA: file('authority.pem'),
      REDIS_TLS: 'on',
      REDIS_TLS_CA: file('authority.pem'),
    },
    root: database.root,
    redis: redis.admin,
    sentinel: () => aSentinel(file, Number(redis.env.REDIS_PORT)),
    /** Both servers show this certificate to new connections; existing ones are closed. */
    async show(kind: Kind) {
      copyFileSync(file(`${kind}.pem`), file('server.pem'))
      const [[{ version }]] = (await database.root.query('SELECT VERSION() AS version')) as any
      await database.root.query(
        /mariadb/i.test(version) ? 'FLUSH SSL' : 'ALTER INSTANCE RELOAD TLS'
      )
      await redis.admin.config('SET', 'tls-cert-file', file('server.pem'))
      const [those] = (await database.root.query(
        "SELECT id FROM information_schema.PROCESSLIST WHERE user = 'oficio'"
      )) as any
      for (const { id } of those) await database.root.query(`KILL ${id}`).catch(() => {})
      await redis.admin.client('KILL', 'TYPE', 'normal')
    },
    async end() {
      redis.end()
      await database.end()
    },
  }
}

/** Socket paths are limited to about a hundred characters, so they are relative. */
const near = (path: string) => relative(process.cwd(), path)

async function aDatabase(home: string, file: (name: string) => string) {
  const server = await startDatabase(home, {
    name: 'oficio',
    bufferPool: '64M',
    fresh: true,
    more: [
      '--socket=s',
      `--ssl-ca=${file('authority.pem')}`,
      `--ssl-cert=${file('server.pem')}`,
      `--ssl-key=${file('server.key')}`,
    ],
  })
  const root = await mysql.createConnection({
    socketPath: near(join(home, 'database', 's')),
    user: 'root',
    password: databasePassword(home),
  })
  await root.query("ALTER USER 'oficio'@'127.0.0.1' REQUIRE SSL")
  return {
    env: {
      DB_HOST: '127.0.0.1',
      DB_PORT: String(server.port),
      DB_USER: 'oficio',
      DB_PASSWORD: databasePassword(home),
      DB_DATABASE: 'oficio',
    },
    root,
    async end() {
      root.destroy()
      await end(server)
    },
  }
}

const encryption = (file: (name: string) => string) => [
  '--tls-cert-file',
  file('server.pem'),
  '--tls-key-file',
  file('server.key'),
  '--tls-ca-cert-file',
  file('authority.pem'),
  '--tls-auth-clients',
  'no',
]

async function aRedis(file: (name: string) => string) {
  const port = await freePort()
  const child = spawn(
    findRedis()!,
    [
      '--bind',
      '127.0.0.1',
      '--port',
      '0',
      '--tls-port',
      String(port),
      '--unixsocket',
      'r',
      '--save',
      '',
      '--maxmemory-policy',
      'noeviction',
      ...encryption(file),
    ],
    { cwd: file('.'), stdio: 'ignore' }
  )
  const admin = new Redis({
    path: near(file('r')),
    retryStrategy: () => 20,
    maxRetriesPerRequest: 500,
  })
  admin.on('error', () => {})
  await admin.ping()
  const end = () => {
    admin.disconnect()
    child.kill()
  }
  return {
    env: { REDIS_HOST: '127.0.0.1', REDIS_PORT: String(port), REDIS_PASSWORD: '' },
    admin,
    end,
  }
}

/** A Sentinel that monitors that Redis. */
async function aSentinel(file: (name: string) => string, redisPort: number) {
  const port = await freePort()
  writeFileSync(file('sentinel.conf'), `sentinel monitor oficio 127.0.0.1 ${redisPort} 1\n`)
  const child = spawn(
    findRedis()!,
    [
      file('sentinel.conf'),
      '--sentinel',
      '--bind',
      '127.0.0.1',
      '--port',
      '0',
      '--tls-port',
      String(port),
      '--tls-replication',
      'yes',
      '--unixsocket',
      'q',
      ...encryption(file),
    ],
    { cwd: file('.'), stdio: 'ignore' }
  )
  const admin = new Redis({
    path: near(file('q')),
    retryStrategy: () => 20,
    maxRetriesPerRequest: 500,
  })
  admin.on('error', () => {})
  await admin.ping()
  admin.disconnect()
  return {
    env: { REDIS_SENTINELS: `127.0.0.1:${port}`, REDIS_SENTINEL_NAME: 'oficio' },
    end: () => void child.kill(),
  }
}
