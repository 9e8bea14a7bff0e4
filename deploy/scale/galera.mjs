/** MariaDB Galera Cluster of three nodes on the loopback. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { find } from '../../scripts/lib/binaries.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { run, tail } from '../../scripts/lib/run.mjs'
import { Sentence } from '../../scripts/lib/sentence.mjs'
import { HOME, Part } from './part.mjs'

export const PROVIDER = '/usr/lib/galera/libgalera_smm.so'
export const DATABASE = { user: 'oficio', password: 'oficio-scale', database: 'oficio' }

/** Outside the repository, because a socket's path must be short. */
const SOCKET = join(tmpdir(), `oficio-scale-${process.pid}-`)

export function removeSockets() {
  for (const number of [1, 2, 3]) rmSync(`${SOCKET}${number}.sock`, { force: true })
}

/** The first node creates the cluster and the others join it. */
export async function startCluster(connect, count = 3) {
  const places = []
  for (let number = 1; number <= count; number++) places.push(await place(number))
  await initialise(places[0])
  const members = places.map(({ gcomm }) => `127.0.0.1:${gcomm}`).join(',')

  const nodes = places.map((one) => nodeOf(one, members, connect))
  await nodes[0].part.start()
  await nodes[0].part.stop(20_000)
  // Copies of a cleanly stopped node know its position and need no state transfer.
  for (const { data } of places.slice(1)) cpSync(places[0].data, data, { recursive: true })
  for (const { part } of nodes) await part.start()
  return nodes
}

async function place(number) {
  const home = join(HOME, `database${number}`)
  const data = join(home, 'data')
  mkdirSync(join(home, 'tmp'), { recursive: true })
  return {
    number,
    home,
    data,
    port: await freePort(),
    gcomm: await freePort(),
    ist: await freePort(),
    sst: await freePort(),
  }
}

function nodeOf(one, members, connect) {
  const { number, port } = one
  const node = {
    name: `database ${number}`,
    port,
    address: `127.0.0.1:${port}`,
    status: (name) => status(connect, port, name),
  }
  const isSynced = async () =>
    (await node.status('wsrep_local_state_comment')) === 'Synced' &&
    (await node.status('wsrep_ready')) === 'ON'
  node.part = new Part(`database${number}`, (part) => command(one, members, part), isSynced)
  return node
}

async function status(connect, port, name) {
  const connection = await connect(port).catch(() => null)
  if (!connection) return
  try {
    const [[row]] = await connection.query(`SHOW STATUS LIKE '${name}'`)
    return row?.Value
  } catch {
  } finally {
    connection.destroy()
  }
}

async function command(
  { number, home, data, port, gcomm, ist, sst },
  members,
  { starts, wasKilled }
) {
  const server = find('mariadbd')
  const base = [
    ...common(data),
    `--tmpdir=${join(home, 'tmp')}`,
    `--socket=${SOCKET}${number}.sock`,
    ...CLUSTER,
    ...ENGINE,
  ]
  const position = !wasKilled ? [] : [`--wsrep-start-position=${await recovered(server, base)}`]
  const options = [
    `gmcast.listen_addr=tcp://127.0.0.1:${gcomm}`,
    `ist.recv_addr=127.0.0.1:${ist}`,
    'gcache.size=64M',
    ...TIMES,
  ]

  return [
    server,
    [
      ...base,
      ...position,
      ...(number === 1 && starts < 2 ? ['--wsrep-new-cluster'] : []),
      `--wsrep-cluster-address=gcomm://${members}`,
      '--wsrep-cluster-name=oficio',
      `--wsrep-node-name=database${number}`,
      `--wsrep-node-address=127.0.0.1:${gcomm}`,
      `--wsrep-node-incoming-address=127.0.0.1:${port}`,
      `--wsrep-sst-receive-address=127.0.0.1:${sst}`,
      `--wsrep-provider-options=${options.join(';')}`,
      '--wsrep-slave-threads=2',
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--default-time-zone=+00:00',
      '--max-allowed-packet=64M',
      '--max-connections=300',
      '--performance-schema=OFF',
    ],
  ]
}

const CLUSTER = [
  '--wsrep-on=ON',
  `--wsrep-provider=${PROVIDER}`,
  '--wsrep-sst-method=mariabackup',
  '--binlog-format=ROW',
  '--innodb-autoinc-lock-mode=2',
]

const ENGINE = [
  '--innodb-buffer-pool-size=128M',
  '--innodb-log-file-size=64M',
  '--innodb-flush-log-at-trx-commit=2',
]

/** A node is removed after 2 s of silence instead of the default 5 s. */
const TIMES = [
  'evs.keepalive_period=PT0.5S',
  'evs.join_retrans_period=PT0.5S',
  'evs.suspect_timeout=PT2S',
  'evs.inactive_timeout=PT6S',
]

const common = (data) => [
  '--no-defaults',
  ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  `--datadir=${data}`,
]

const USERS = `CREATE DATABASE ${DATABASE.database} CHARACTER SET utf8mb4;
FLUSH PRIVILEGES;
CREATE USER '${DATABASE.user}'@'127.0.0.1' IDENTIFIED BY '${DATABASE.password}';
GRANT ALL PRIVILEGES ON ${DATABASE.database}.* TO '${DATABASE.user}'@'127.0.0.1';
`

/** Only the first node; the others start with a copy. */
async function initialise({ data }) {
  const { code, output } = await run(find('mariadb-install-db', 'mysql_install_db'), [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])
  if (code !== 0) throw new Sentence(`A database could not be prepared: ${tail(output, 2)}`)
  const users = spawnSync(find('mariadbd'), [...common(data), '--bootstrap'], {
    input: USERS,
    encoding: 'utf8',
  })
  if (users.status !== 0)
    throw new Sentence(`A database could not be prepared: ${tail(users.stderr, 2)}`)
}

/** Recovery takes about 2 s. */
const RECOVERY_MS = 60_000

/** The position of a killed node in the cluster's history, to request only later changes. */
async function recovered(server, args) {
  const { output } = await run(
    server,
    [...args, '--wsrep-cluster-address=gcomm://', '--wsrep-recover'],
    { limit: RECOVERY_MS }
  )
  const [, position] = /Recovered position:\s*(\S+)/.exec(output) ?? []
  if (!position) throw new Sentence(`A killed database does not know its place: ${tail(output, 3)}`)
  return position
}
