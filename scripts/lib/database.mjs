/** Private MariaDB or MySQL with its own data folder, password and port on the loopback. */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confinement, couldNotUse, permission } from './apparmor.mjs'
import { find } from './binaries.mjs'
import { TMP } from './paths.mjs'
import { firstWords, freePort, until } from './ports.mjs'
import { end, identify, worksIn } from './process.mjs'
import { run, tail } from './run.mjs'
import { Sentence, say } from './sentence.mjs'

export const findDatabase = () => find('mariadbd', 'mysqld')

/** Created once and kept beside the data. */
export function databasePassword(home) {
  const file = join(home, 'database.password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** A socket's path has a limit of about 100 characters. */
function places(home) {
  const data = join(home, 'database')
  const near = join(home, 'database.sock')
  const socket =
    near.length < 100
      ? near
      : join(
          tmpdir(),
          `oficio-${createHash('sha256').update(home).digest('hex').slice(0, 12)}.sock`
        )
  return {
    data,
    scratch: join(home, 'database.tmp'),
    socket,
    pidFile: join(home, 'database.pid'),
    log: join(home, 'database.log'),
    init: join(home, 'database.init.sql'),
  }
}

/** The server of an earlier start, if the process is really ours. */
export function leftoverDatabase(home) {
  const { data, pidFile } = places(home)
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  return pid && worksIn(pid, data) ? identify(pid) : null
}

const answers = async (port) => Boolean(await firstWords(port, '127.0.0.1'))

/**
 * Starts a private server in the folder `home`.
 *
 * @param {string} home
 * @param {{
 *   name: string, bufferPool: string, redoLog?: string, fresh?: boolean, reuse?: boolean,
 *   port?: number, more?: string[]
 * }} settings `more`: options of the server, in front of those that it has here.
 */
export async function startDatabase(
  home,
  { name, bufferPool, redoLog, fresh, reuse, port: wishedPort, more = [] }
) {
  const left = leftoverDatabase(home)
  if (left && reuse && wishedPort && (await until(() => answers(wishedPort), { patience: 2000 })))
    return { ...left, port: wishedPort }
  if (left) await end(left, 15_000)
  const server = findDatabase()
  const { data } = places(home)
  if (!existsSync(data)) await initialise(server, home)
  try {
    return await launch(server, home, { name, bufferPool, redoLog, fresh, wishedPort, more })
  } catch (error) {
    if (!fresh) throw error
    rmSync(data, { recursive: true, force: true }) // test data
    await initialise(server, home)
    return launch(server, home, { name, bufferPool, redoLog, fresh, wishedPort, more })
  }
}

const userArgs = () => (process.getuid?.() === 0 ? ['--user=root'] : [])

async function isMariadb(server) {
  return /mariadb/i.test((await run(server, ['--version'])).output)
}

/** Uses a draft folder, so that an interrupted start leaves no partial data folder. */
async function initialise(server, home) {
  say('Preparing a private database …')
  const { data, scratch } = places(home)
  const draft = `${data}.new`
  rmSync(draft, { recursive: true, force: true })
  for (const folder of [draft, scratch]) mkdirSync(folder, { recursive: true })
  const env = { ...process.env, TMPDIR: scratch } // see `launch`
  const installer = (await isMariadb(server))
    ? find('mariadb-install-db', 'mysql_install_db')
    : null
  const { code, output } = installer
    ? await withoutSpaces(draft, (path) =>
        run(
          installer,
          [
            '--no-defaults',
            `--datadir=${path}`,
            '--auth-root-authentication-method=normal',
            '--skip-test-db',
            '--force',
          ],
          { env }
        )
      )
    : await run(
        server,
        ['--no-defaults', '--initialize-insecure', `--datadir=${draft}`, ...userArgs()],
        { env }
      )
  if (code !== 0) {
    writeFileSync(places(home).log, output)
    throw new Sentence(whyDatabaseFailed(server, 'could not be prepared', output, home))
  }
  renameSync(draft, data)
}

/** MariaDB's installer fails on a path with spaces; a link avoids them. */
async function withoutSpaces(path, work) {
  if (!/\s/.test(path)) return work(path)
  const link = join(tmpdir(), `oficio-${process.pid}`)
  rmSync(link, { force: true })
  symlinkSync(path, link)
  try {
    return await work(link)
  } finally {
    rmSync(link, { force: true })
  }
}

/** Runs at each start, before connections; the server reads one statement per line. */
const statements = ({ name, password, fresh }) =>
  [
    ...(fresh ? [`DROP DATABASE IF EXISTS \`${name}\`;`] : []),
    `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4;`,
    `CREATE USER IF NOT EXISTS 'oficio'@'127.0.0.1' IDENTIFIED BY '${password}';`,
    `ALTER USER 'oficio'@'127.0.0.1' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON \`oficio%\`.* TO 'oficio'@'127.0.0.1';`,
    `GRANT PROCESS ON *.* TO 'oficio'@'127.0.0.1';`,
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}';`,
    '',
  ].join('\n')

async function launch(server, home, { name, bufferPool, redoLog, fresh, wishedPort, more }) {
  const { data, scratch, socket, pidFile, log, init } = places(home)
  const port = await freePort(wishedPort)
  const mariadb = await isMariadb(server)
  // A starting server deletes leftover temporary tables in its folder, also those of another
  // server.
  mkdirSync(scratch, { recursive: true })
  writeFileSync(init, statements({ name, password: databasePassword(home), fresh }), {
    mode: 0o600,
  })
  for (const file of [pidFile, socket, log]) rmSync(file, { force: true })
  const out = openSync(log, 'a')
  const child = spawn(
    server,
    [
      '--no-defaults',
      ...userArgs(),
      `--datadir=${data}`,
      `--tmpdir=${scratch}`,
      `--socket=${socket}`,
      `--pid-file=${pidFile}`,
      `--init-file=${init}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--default-time-zone=+00:00',
      '--max-allowed-packet=64M',
      '--max-connections=300',
      '--innodb-flush-log-at-trx-commit=1',
      `--innodb-buffer-pool-size=${bufferPool}`,
      ...(redoLog && mariadb ? [`--innodb-log-file-size=${redoLog}`] : []),
      ...(mariadb ? [] : ['--skip-log-bin', '--loose-mysqlx=OFF']),
      ...more,
    ],
    { cwd: home, stdio: ['ignore', out, out], detached: true }
  )
  closeSync(out)
  let gone = false
  child.once('error', () => (gone = true))
  child.once('exit', () => (gone = true))
  child.unref()
  const up = await until(async () => existsSync(pidFile) && (await answers(port)), {
    patience: 60_000,
    gaveUp: () => gone,
  })
  if (up && !gone) return { ...identify(child.pid), port }
  if (!gone) await end(identify(child.pid), 10_000)
  throw new Sentence(
    whyDatabaseFailed(
      server,
      'did not start',
      existsSync(log) ? readFileSync(log, 'utf8') : '',
      home
    )
  )
}

function whyDatabaseFailed(server, what, text, home) {
  if (/No space left|errno: 28|Errcode: 28|error 28/i.test(text))
    return `The disk is full: the private database ${what}.`
  const profile = couldNotUse(text) && confinement(server)
  if (profile)
    return `The private database ${what}: AppArmor lets ${server} use no folders but its own. Permit it this one too (${permission(profile, TMP)}), name a server in DB_HOST, or install mariadb-server in its place, which is not confined; its log is ${join(home, 'database.log')}.`
  const errors = text
    .split('\n')
    .filter((line) => /\[ERROR\]|error:/i.test(line))
    .map((line) => line.replace(/^.*\[ERROR\]\s*/, ''))
  return `The private database ${what} (${errors[0] ?? (tail(text, 1) || 'it said nothing')}); its log is ${join(home, 'database.log')}.`
}
