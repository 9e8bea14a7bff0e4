/** Settings of the measured API: as in production, with raised limits and its own secrets. */
import { join } from 'node:path'

export const ROOT = new URL('..', import.meta.url).pathname
export const HOME = join(ROOT, 'tmp', 'bench')
export const JWT_SECRET = 'bench-secret-bench-secret-bench-secret'
export const BARE_PORT = 4390
export const PRODUCT_PORT = 4391
export const BY_HAND_PORT = 4392
export const MAIL_PORT = 4393
export const WEBHOOK_PORT = 4394

export const productEnv = () => ({
  ...process.env,
  NODE_ENV: 'production',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  PORT: String(PRODUCT_PORT),
  APP_URL: `http://127.0.0.1:${PRODUCT_PORT}`,
  APP_KEY: 'bench-app-key-bench-app-key-bench-app-key',
  JWT_SECRET,
  JWT_TTL_SECONDS: '86400',
  LOG_LEVEL: 'warn',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: '1025',
  MAIL_FROM: 'bench@oficio.test',
  WEBHOOK_NETWORKS: '127.0.0.0/8',
  RATE_LIMIT_IP: '100000000',
  RATE_LIMIT_USER: '100000000',
  STORAGE_PATH: join(HOME, 'storage'),
})
