/** Settings of development: `.env` with fresh secrets, and defaults. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { completeEnv, readEnv } from './env_file.mjs'
import { ROOT } from './paths.mjs'
import { say } from './sentence.mjs'

export const ENV_FILE = join(ROOT, '.env')

const secret = () => randomBytes(32).toString('base64url')

const defaults = () => ({
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: '3333',
  APP_URL: 'http://127.0.0.1:3333',
  APP_KEY: secret(),
  JWT_SECRET: secret(),
  LOG_LEVEL: 'info',
  TZ: 'UTC',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: '1025',
  MAIL_FROM: '"Oficio <no-reply@oficio.test>"',
  RATE_LIMIT_IP: '12000',
  RATE_LIMIT_USER: '6000',
  TRUSTED_PROXIES: 'loopback',
  STORAGE_PATH: 'tmp/storage',
  ASSET_TAG_PREFIX: 'OFC',
  WEBHOOK_NETWORKS: '127.0.0.0/8',
})

/** Writes `.env`, or adds missing settings to it. */
export function prepareEnv() {
  const existed = existsSync(ENV_FILE)
  const added = completeEnv(
    ENV_FILE,
    defaults(),
    'Settings of development on this machine; .env.example explains each.'
  )
  if (!existed) say('Wrote .env with fresh secrets.')
  else if (added.length > 0) say(`Added ${added.join(', ')} to .env.`)
}

/** Precedence: environment, `.env`, defaults without secrets. */
export function settings() {
  const { APP_KEY, JWT_SECRET, ...known } = defaults()
  return { ...known, ...readEnv(ENV_FILE), ...process.env, NODE_ENV: 'development', TZ: 'UTC' }
}
