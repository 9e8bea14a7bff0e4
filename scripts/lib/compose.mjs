/** Database and Redis of compose.yaml, for machines with an engine but without the programs. */
import { createHash } from 'node:crypto'
import { databasePassword } from './database.mjs'
import { find } from './binaries.mjs'
import { firstWords, freePort, until } from './ports.mjs'
import { run, tail } from './run.mjs'
import { Sentence, say } from './sentence.mjs'

export async function engineAnswers() {
  const docker = find('docker')
  if (!docker) return false
  return (
    (await run(docker, ['compose', 'version'])).code === 0 &&
    (await run(docker, ['info'])).code === 0
  )
}

/** Returns the ports and `stop()`. */
export async function startContainers(home, services, ports, name) {
  say(`Starting ${services.join(' and ')} with docker compose …`)
  const database = await freePort(ports.database)
  const redis = await freePort(ports.redis)
  const password = databasePassword(home)
  const env = {
    ...process.env,
    APP_KEY: '-',
    JWT_SECRET: '-',
    APP_URL: 'http://127.0.0.1',
    MAIL_FROM: '-',
    SMTP_HOST: '-',
    DB_USER: 'oficio',
    DB_PASSWORD: password,
    DB_DATABASE: name,
    DB_PUBLISHED_PORT: String(database),
    REDIS_PUBLISHED_PORT: String(redis),
    REDIS_PASSWORD: '',
  }
  const compose = (...args) =>
    run(
      'docker',
      [
        'compose',
        '--project-name',
        `oficio-${createHash('sha256').update(home).digest('hex').slice(0, 8)}`,
        ...args,
      ],
      { env }
    )
  const { code, output } = await compose('up', '--detach', '--wait', ...services)
  if (code !== 0)
    throw new Sentence(
      `docker compose could not start ${services.join(' and ')} (${tail(output, 1)}).`
    )
  if (services.includes('database'))
    await until(async () => Boolean(await firstWords(database, '127.0.0.1')), {
      patience: 60_000,
      every: 250,
    })
  return { database, redis, stop: () => compose('stop', ...services) }
}
