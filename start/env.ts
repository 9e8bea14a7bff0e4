/** All settings of the environment, validated at start. `.env.example` describes them. */
import { Env } from '@adonisjs/core/env'
import {
  addresses,
  badSettings,
  certificates,
  fraction,
  matching,
  networks,
  optional,
  origins,
  port,
  proxies,
  secret,
  secrets,
  webAddress,
  whole,
} from '#start/env_rules'

const env = await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: port,
  APP_URL: webAddress,
  APP_KEY: secret,
  APP_KEYS_ACCEPTED: optional(secrets),
  JWT_SECRET: secret,
  JWT_SECRETS_ACCEPTED: optional(secrets),
  JWT_TTL_SECONDS: optional(whole(1, 31_536_000)),
  DRAIN_SECONDS: optional(whole(0, 300)),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),

  DB_HOST: Env.schema.string({ format: 'host' }),
  DB_PORT: port,
  DB_USER: Env.schema.string(),
  DB_PASSWORD: Env.schema.string.optional(),
  DB_DATABASE: Env.schema.string(),
  DB_POOL_SIZE: optional(whole(1, 10_000)),
  DB_NODES: optional(addresses(3306)),
  DB_REPLICAS: optional(addresses(3306)),
  DB_TLS: Env.schema.enum.optional(['on', 'off'] as const),
  DB_TLS_CA: optional(certificates),

  REDIS_HOST: Env.schema.string({ format: 'host' }),
  REDIS_PORT: port,
  REDIS_USERNAME: Env.schema.string.optional(),
  REDIS_PASSWORD: Env.schema.string.optional(),
  REDIS_SENTINELS: optional(addresses(26_379)),
  REDIS_SENTINEL_NAME: Env.schema.string.optional(),
  REDIS_SENTINEL_PASSWORD: Env.schema.string.optional(),
  REDIS_TLS: Env.schema.enum.optional(['on', 'off'] as const),
  REDIS_TLS_CA: optional(certificates),

  SMTP_HOST: Env.schema.string({ format: 'host' }),
  SMTP_PORT: port,
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.string.optional(),
  MAIL_FROM: matching(
    /^(?:[^<>]*<[^\s<>@"]+@[^\s<>@"']+>|[^\s<>@"]+@[^\s<>@"']+)$/,
    'an e-mail address, such as Oficio <no-reply@example.com>, without quotes around all of it'
  ),
  MAIL_RATE: optional(whole(1, 10_000_000)),
  MAIL_RATE_TENANT: optional(whole(1, 10_000_000)),

  WEBHOOK_NETWORKS: optional(networks),

  CORS_ORIGINS: optional(origins),

  RATE_LIMIT_IP: optional(whole(1, 1_000_000_000)),
  RATE_LIMIT_USER: optional(whole(1, 1_000_000_000)),
  LIMIT_API_KEYS: optional(whole(0, 1_000_000)),
  LIMIT_WEBHOOKS: optional(whole(0, 1_000_000)),
  LIMIT_WAITING_JOBS: optional(whole(1, 1_000_000)),
  LIMIT_INVITATIONS: optional(whole(1, 1_000_000)),
  LIMIT_OAUTH_REGISTRATIONS: optional(whole(1, 1_000_000)),
  TRUSTED_PROXIES: optional(proxies),
  DRAWING_THREADS: optional(whole(1, 256)),
  STORAGE_PATH: Env.schema.string.optional(),
  FILES_DRIVE: Env.schema.enum.optional(['fs', 's3'] as const),
  FILES_QUOTA_MIB: optional(whole(0, 1_000_000_000)),
  S3_BUCKET: optional(matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')),
  S3_REGION: Env.schema.string.optional(),
  S3_ENDPOINT: optional(webAddress),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optional(),
  S3_FORCE_PATH_STYLE: Env.schema.enum.optional(['on', 'off'] as const),
  IMPORTS_KEPT_DAYS: optional(whole(7, 36_500)),
  ASSET_TAG_PREFIX: optional(matching(/^[A-Z0-9]{1,12}$/, 'up to 12 capital letters and digits')),
  METRICS_TOKEN: Env.schema.string.optional(),
  WORKER_METRICS_PORT: optional(port),

  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
  OTEL_TRACES_SAMPLER_ARG: optional(fraction),
})

if (
  env.get('NODE_ENV') === 'production' &&
  env.get('APP_KEY').release() === env.get('JWT_SECRET').release()
)
  throw badSettings(
    '"JWT_SECRET" must differ from "APP_KEY": give each its own random characters (openssl rand -base64 32)'
  )

export default env
