/** Every setting of the environment, checked at start. `.env.example` says what each is for. */
import { Env } from '@adonisjs/core/env'

export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  JWT_SECRET: Env.schema.secret(),
  JWT_TTL_SECONDS: Env.schema.number.optional(),
  LOG_LEVEL: Env.schema.enum.optional(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const),

  DB_HOST: Env.schema.string({ format: 'host' }),
  DB_PORT: Env.schema.number(),
  DB_USER: Env.schema.string(),
  DB_PASSWORD: Env.schema.string.optional(),
  DB_DATABASE: Env.schema.string(),
  DB_POOL_SIZE: Env.schema.number.optional(),

  REDIS_HOST: Env.schema.string({ format: 'host' }),
  REDIS_PORT: Env.schema.number(),
  REDIS_PASSWORD: Env.schema.string.optional(),

  SMTP_HOST: Env.schema.string({ format: 'host' }),
  SMTP_PORT: Env.schema.number(),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.string.optional(),
  MAIL_FROM: Env.schema.string(),

  RATE_LIMIT_IP: Env.schema.number.optional(),
  RATE_LIMIT_USER: Env.schema.number.optional(),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  STORAGE_PATH: Env.schema.string.optional(),
  ASSET_TAG_PREFIX: Env.schema.string.optional(),
  METRICS_TOKEN: Env.schema.string.optional(),
})
