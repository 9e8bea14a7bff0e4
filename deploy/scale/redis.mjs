/** Redis with a replica and three Sentinels for failover. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { find } from '../../scripts/lib/binaries.mjs'
import { firstWords, freePort } from '../../scripts/lib/ports.mjs'
import { HOME, Part } from './part.mjs'

export const MASTER_NAME = 'oficio'

const say = async (port, words) =>
  String((await firstWords(port, '127.0.0.1', `${words}\r\n`)) ?? '')
const answers = (port) => say(port, 'PING').then((text) => text.startsWith('+PONG'))

export async function startRedis() {
  const servers = []
  for (let number = 1; number <= 2; number++) servers.push(await server(number, servers[0]?.port))
  const sentinels = []
  for (let number = 1; number <= 3; number++)
    sentinels.push(await sentinel(number, servers[0].port))

  for (const { part } of [...servers, ...sentinels]) await part.start()
  const master = async () => {
    const text = await say(sentinels[0].port, `SENTINEL get-master-addr-by-name ${MASTER_NAME}`)
    return servers.find(({ port }) => text.includes(String(port)))
  }
  return {
    servers,
    sentinels,
    master,
    isReplica: async ({ port }) => (await say(port, 'ROLE')).includes('slave'),
  }
}

/** Persistent server, whose role the Sentinels decide. */
async function server(number, master) {
  const folder = join(HOME, `redis${number}`)
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const settings = {
    'bind': '127.0.0.1',
    port,
    'dir': folder,
    'appendonly': 'yes',
    'save': '',
    'maxmemory-policy': 'noeviction',
    'repl-diskless-sync-delay': '0',
    'repl-ping-replica-period': '1',
  }
  const config = join(folder, 'redis.conf')
  writeFileSync(config, lines({ ...settings, ...(master && { replicaof: `127.0.0.1 ${master}` }) }))
  const part = new Part(
    `redis${number}`,
    () => [find('redis-server'), [config]],
    () => answers(port)
  )
  return { name: `Redis ${number}`, port, part }
}

async function sentinel(number, master) {
  const folder = join(HOME, `sentinel${number}`)
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const config = join(folder, 'sentinel.conf')
  writeFileSync(
    config,
    `${lines({ bind: '127.0.0.1', port, dir: folder })}sentinel monitor ${MASTER_NAME} 127.0.0.1 ${master} 2\nsentinel down-after-milliseconds ${MASTER_NAME} 1500\nsentinel failover-timeout ${MASTER_NAME} 6000\n`
  )
  return {
    port,
    part: new Part(
      `sentinel${number}`,
      () => [find('redis-server'), [config, '--sentinel']],
      () => answers(port)
    ),
  }
}

const lines = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} ${value === '' ? '""' : value}\n`)
    .join('')
