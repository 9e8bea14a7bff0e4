/** Services of the product: database, migrations, clock, Redis, queues, worker, mail. */
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Current } from '#core/context/current'
import { measureClock } from '#core/database/database_clock'
import { execute, rows } from '#core/database/query'
import { QUEUE_NAMES } from '#core/jobs/queue_names'
import { aliveWorkers, queue } from '#core/jobs/queues'
import { redis, REDIS_PLACE } from '#core/redis/connection'
import { isReadable } from '#core/primitives/secrets'
import { name } from '#core/database/sql'
import { tenantTables } from '#core/database/tenant_tables'
import { isEncrypted } from '#core/redis/tls'
import env from '#start/env'
import type { Check, Seen } from '#commands/_doctor'
import { databaseDisk, disk } from '#commands/_doctor_disks'
import { greet, NotTaken } from '#commands/_smtp'

export const serviceChecks: readonly Check[] = [
  {
    name: 'database',
    look: database,
    remedy: 'Start MariaDB or MySQL, and check the settings that begin with DB_.',
  },
  {
    name: 'migrations',
    needs: 'database',
    look: migrations,
    remedy: 'Run node ace migration:run.',
  },
  {
    name: 'writes',
    needs: 'migrations',
    look: writes,
    remedy:
      'DB_USER needs all rights on the database, and DB_HOST must be the server that is written to: not a replica, and not read_only.',
  },
  {
    name: 'packets',
    needs: 'database',
    look: packets,
    remedy: 'Set max_allowed_packet to 64M in the settings of the database, and start it again.',
  },
  {
    name: 'keys',
    needs: 'migrations',
    look: keys,
    remedy:
      'APP_KEY must be the one of all processes, and an earlier one must be in APP_KEYS_ACCEPTED until node ace secret:renew has run: webhooks cannot be signed without it.',
  },
  {
    name: 'clock',
    needs: 'database',
    look: clocks,
    remedy: 'Let an NTP service keep the clocks of all machines.',
  },
  disk,
  databaseDisk,
  {
    name: 'redis',
    look: redisServer,
    remedy: 'Start Redis, and check the settings that begin with REDIS_.',
  },
  { name: 'queues', needs: 'redis', look: queues, remedy: 'Resume them at /admin/queues.' },
  {
    name: 'worker',
    needs: 'redis',
    look: worker,
    remedy: 'Start one: systemctl start oficio-worker@1, or npm run worker.',
  },
  {
    name: 'mail',
    look: mail,
    remedy:
      'Start the mail server, or check SMTP_HOST and SMTP_PORT. Mail that waits is sent once it answers.',
  },
]

async function database(): Promise<Seen> {
  const [{ version, name }] = await rows('SELECT VERSION() AS version, DATABASE() AS name')
  const [{ Value: encryption }] = await rows("SHOW SESSION STATUS LIKE 'Ssl_version'")
  const where = `${version}, database ${name} at ${env.get('DB_HOST')}:${env.get('DB_PORT')}${encryption && `, encrypted (${encryption})`}`
  return isTooOld(version)
    ? {
        ok: false,
        detail: `${where}, which is too old`,
        remedy: 'Use MariaDB 10.6, MySQL 8.0, or later.',
      }
    : { ok: true, detail: where }
}

/** Oldest supported releases. Versions are `10.11.14-MariaDB`, also after `5.5.5-`, or `8.0.46`. */
const OLDEST = { mariadb: [10, 6], other: [8, 0], redis: [7, 0] }

/** Unknown versions are accepted. */
export function isTooOld(
  version: string,
  kind: keyof typeof OLDEST = /mariadb/i.test(version) ? 'mariadb' : 'other'
) {
  const [, major, minor] = /^(?:5\.5\.5-)?(\d+)\.(\d+)/.exec(version) ?? []
  const [least, atLeast] = OLDEST[kind]
  return Number(major) < least || (Number(major) === least && Number(minor) < atLeast)
}

/** MariaDB's default, in which the largest body and all its writes fit. */
const LEAST_PACKET = 16 * 2 ** 20

async function packets(): Promise<Seen> {
  const [{ bytes }] = await rows('SELECT @@max_allowed_packet AS bytes')
  return largestPacket(Number(bytes))
}

/** Takes max_allowed_packet in bytes; less refuses long writes, such as a long journal entry. */
export function largestPacket(bytes: number): Seen {
  const detail = `The database takes ${Math.floor(bytes / 2 ** 10).toLocaleString('en')} KB at once`
  return bytes >= LEAST_PACKET
    ? { ok: true, detail }
    : {
        ok: false,
        detail: `${detail}: what is longer, such as a long journal entry, is refused (413)`,
      }
}

async function migrations(): Promise<Seen> {
  const [known] = await rows("SHOW TABLES LIKE 'adonis_schema'")
  if (!known) return { ok: false, detail: 'The database is empty' }

  const all = await new MigrationRunner(db, app, { direction: 'up' }).getList()
  const those = (wanted: string) =>
    all.filter(({ status }) => status === wanted).map(({ name }) => name)
  const [pending, newer] = [those('pending'), those('corrupt')]

  // A newer release only adds to tables, so this one runs beside it or after a rollback.
  const ahead = newer.length ? `; ${newer.length} of a newer release: ${newer.join(', ')}` : ''
  return {
    ok: !pending.length,
    detail: `${pending.length ? `${pending.length} pending: ${pending.join(', ')}` : `${all.length - newer.length} done, none pending`}${ahead}`,
  }
}

/** Read-only servers and users without rights refuse even an update that changes nothing. */
async function writes(): Promise<Seen> {
  await execute('UPDATE tenants SET name = name WHERE id = 0')
  return { ok: true, detail: 'The database takes writes' }
}

/** Rows per column, enough to detect a missing key. */
const LOOKED_AT = 500

/** Unreadable secrets break replayed answers and the signatures of webhooks. */
async function keys(): Promise<Seen> {
  let [looked, unreadable] = [0, 0]
  for (const table of await tenantTables()) {
    for (const column of table.columns.filter(({ isEncrypted }) => isEncrypted)) {
      const found = await Current.acrossTenants('look whether secrets can be read', () =>
        rows(
          `SELECT ${name(column.name)} AS sealed FROM ${name(table.name)} WHERE ${name(column.name)} IS NOT NULL LIMIT ${LOOKED_AT}`
        )
      )
      looked += found.length
      unreadable += found.filter(({ sealed }) => !isReadable(sealed)).length
    }
  }
  const factors = await rows(
    `SELECT totp_secret AS sealed FROM people WHERE totp_secret IS NOT NULL LIMIT ${LOOKED_AT}`
  )
  looked += factors.length
  unreadable += factors.filter(({ sealed }) => !isReadable(sealed)).length
  return {
    ok: !unreadable,
    detail: unreadable
      ? `${unreadable} of ${looked} secrets cannot be read: they are under another key`
      : `${looked} secrets looked at can be read`,
  }
}

/** Processes use the database's time; Redis and files have that of their machines. */
const SECONDS_APART = 2

async function clocks(): Promise<Seen> {
  const apart = (await measureClock()).offsetMs / 1000
  const seconds = Math.abs(apart).toFixed(1)
  return {
    ok: Math.abs(apart) <= SECONDS_APART,
    detail:
      Math.abs(apart) <= SECONDS_APART
        ? `The database tells the same time, within ${SECONDS_APART} s`
        : `The database is ${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} this machine`,
  }
}

/** A Redis that evicts keys loses jobs silently. */
async function redisServer(): Promise<Seen> {
  const info = await redis().info()
  const fact = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1]
  const policy = fact('maxmemory_policy')
  const where = `${fact('redis_version')} at ${REDIS_PLACE}${isEncrypted('REDIS') ? ', encrypted' : ''}`

  if (isTooOld(fact('redis_version') ?? '', 'redis'))
    return { ok: false, detail: `${where}, which is too old`, remedy: 'Use Redis 7 or later.' }
  if (fact('maxmemory') !== '0' && policy !== 'noeviction')
    return {
      ok: false,
      detail: `${where}, which forgets keys when its memory is full (${policy})`,
      remedy: 'Set maxmemory-policy to noeviction.',
    }
  if (fact('maxmemory') !== '0' && Number(fact('used_memory')) >= Number(fact('maxmemory')))
    return {
      ok: false,
      detail: `${where}, whose memory is full: it takes no more jobs`,
      remedy: 'Give it more memory (maxmemory); nothing else is needed.',
    }
  if ([fact('aof_last_write_status'), fact('rdb_last_bgsave_status')].includes('err'))
    return {
      ok: false,
      detail: `${where}, which cannot write its file, and then takes no more jobs`,
      remedy: 'Free space on its disk; nothing else is needed.',
    }
  return { ok: true, detail: where }
}

async function queues(): Promise<Seen> {
  const states = await Promise.all(
    QUEUE_NAMES.map(async (name) => {
      const one = await queue(name)
      const [counts, isPaused] = await Promise.all([
        one.getJobCounts('waiting', 'active', 'delayed', 'failed'),
        one.isPaused(),
      ])
      return { name, isPaused, ...counts }
    })
  )
  const paused = states.filter(({ isPaused }) => isPaused).map(({ name }) => name)
  const shown = states.map(
    ({ name, waiting, active, delayed, failed }: any) =>
      `${name} ${waiting + delayed} waiting, ${active} running, ${failed} failed`
  )
  return {
    ok: !paused.length,
    detail: paused.length ? `Paused: ${paused.join(', ')}` : shown.join('; '),
  }
}

async function worker(): Promise<Seen> {
  const workers = await aliveWorkers()
  if (!workers.length)
    return {
      ok: false,
      detail: 'No worker has reported lately; mails, imports and other jobs wait',
    }

  const unserved = QUEUE_NAMES.filter(
    (name) => !workers.some(({ queues }) => queues.includes(name))
  )
  if (unserved.length)
    return {
      ok: false,
      detail: `No worker takes ${unserved.join(', ')}`,
      remedy: `Start one that does, such as npm run worker -- --queues ${unserved.join(',')}.`,
    }
  return {
    ok: true,
    detail: workers.map(({ name, since }) => `${name}, since ${since}`).join('; '),
  }
}

/** Remedies by the step that the mail server refused. */
const REFUSED: Record<NotTaken['at'], string | undefined> = {
  greeting: undefined,
  login:
    'Check SMTP_USERNAME and SMTP_PASSWORD: until they are right no mail leaves. Mail that waits is sent then.',
  sender:
    'Set MAIL_FROM to a sender that the mail server takes: until then no mail leaves. The first few were refused for good; mail that waits is sent then.',
}

async function mail(): Promise<Seen> {
  const [host, port] = [env.get('SMTP_HOST'), env.get('SMTP_PORT')]
  const from = addressIn(env.get('MAIL_FROM'))
  try {
    const name = await greet({
      host,
      port,
      from,
      user: env.get('SMTP_USERNAME'),
      password: env.get('SMTP_PASSWORD'),
    })
    return { ok: true, detail: `${host}:${port} takes mail from ${from}: ${name}` }
  } catch (error: any) {
    const said = String(error.message || error.code).split('\n')[0]
    const at = error instanceof NotTaken ? error.at : 'greeting'
    return {
      ok: false,
      detail:
        at === 'sender'
          ? `${host}:${port} does not take mail from ${from} (MAIL_FROM): ${said}`
          : `${host}:${port} does not take mail: ${said}`,
      remedy: REFUSED[at],
    }
  }
}

/** Extracts the address of `"Oficio <no-reply@example.com>"`. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1].trim() ?? sender.trim()
