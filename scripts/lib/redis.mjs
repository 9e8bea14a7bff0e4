/** Private Redis with its own folder and port on the loopback; never evicts keys. */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { find } from './binaries.mjs'
import { firstWords, freePort, until } from './ports.mjs'
import { end, identify, worksIn } from './process.mjs'
import { tail } from './run.mjs'
import { Sentence } from './sentence.mjs'

export const findRedis = () => find('redis-server', 'valkey-server')

const places = (home) => ({
  folder: join(home, 'redis'),
  pidFile: join(home, 'redis.pid'),
  log: join(home, 'redis.log'),
})

/** The server of an earlier start, if the process is really ours. */
export function leftoverRedis(home) {
  const { folder, pidFile } = places(home)
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  return pid && worksIn(pid, folder) ? identify(pid) : null
}

const answers = async (port) =>
  String(await firstWords(port, '127.0.0.1', 'PING\r\n')).startsWith('+PONG')

/**
 * Starts a private server in `home`. Without `durable` the data is lost at the end.
 *
 * @param {string} home
 * @param {{ durable: boolean, reuse?: boolean, port?: number }} settings
 */
export async function startRedis(home, { durable, reuse, port: wishedPort }) {
  const { folder, pidFile, log } = places(home)
  const left = leftoverRedis(home)
  if (left && reuse && wishedPort && (await until(() => answers(wishedPort), { patience: 2000 })))
    return { ...left, port: wishedPort }
  if (left) await end(left, 10_000)
  if (!durable) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of [pidFile, log]) rmSync(file, { force: true })
  const port = await freePort(wishedPort)
  const out = openSync(log, 'a')
  const settings = {
    'bind': '127.0.0.1',
    port,
    'dir': folder,
    'pidfile': pidFile,
    'daemonize': 'no',
    'appendonly': durable ? 'yes' : 'no',
    'save': '',
    'maxmemory-policy': 'noeviction',
  }
  const child = spawn(
    findRedis(),
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { cwd: folder, stdio: ['ignore', out, out], detached: true }
  )
  closeSync(out)
  let gone = false
  child.once('error', () => (gone = true))
  child.once('exit', () => (gone = true))
  child.unref()
  if ((await until(() => answers(port), { patience: 30_000, gaveUp: () => gone })) && !gone)
    return { ...identify(child.pid), port }
  if (!gone) await end(identify(child.pid), 5000)
  const text = existsSync(log) ? readFileSync(log, 'utf8') : ''
  throw new Sentence(
    /No space left/i.test(text)
      ? 'The disk is full: the private Redis did not start.'
      : `The private Redis did not start (${tail(text, 1) || 'it said nothing'}); its log is ${log}.`
  )
}
