/** Four API processes behind nginx and three workers, on the cluster and the Sentinels. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onRuntime } from '../../scripts/packages.mjs'
import { find } from '../../scripts/lib/binaries.mjs'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { firstWords, freePort } from '../../scripts/lib/ports.mjs'
import { DATABASE } from './galera.mjs'
import { HOME, Part } from './part.mjs'
import { MASTER_NAME } from './redis.mjs'

const APIS = 4
const WORKERS = 3

const secret = () => randomBytes(32).toString('base64url')

/** Settings of all processes. */
export function settings(node, { nodes, sentinels, smtp, url }) {
  const addresses = nodes.map(({ address }) => address)
  return onRuntime(node, {
    ...process.env,
    ENV_PATH: HOME,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(HOME, 'compiled'),
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: '3333',
    APP_URL: url,
    APP_KEY: secret(),
    JWT_SECRET: secret(),
    JWT_TTL_SECONDS: '86400',
    LOG_LEVEL: 'warn',
    DB_HOST: '127.0.0.1',
    DB_PORT: String(nodes[0].port),
    DB_NODES: addresses.slice(1).join(','),
    DB_REPLICAS: addresses.join(','),
    DB_USER: DATABASE.user,
    DB_PASSWORD: DATABASE.password,
    DB_DATABASE: DATABASE.database,
    DB_POOL_SIZE: '10',
    REDIS_HOST: '127.0.0.1',
    REDIS_PORT: '6379',
    REDIS_PASSWORD: '',
    REDIS_SENTINELS: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(','),
    REDIS_SENTINEL_NAME: MASTER_NAME,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp),
    SMTP_USERNAME: '',
    SMTP_PASSWORD: '',
    MAIL_FROM: 'Oficio <no-reply@oficio.test>',
    RATE_LIMIT_IP: '100000000',
    RATE_LIMIT_USER: '100000000',
    TRUSTED_PROXIES: 'loopback',
    STORAGE_PATH: join(HOME, 'storage'),
    WEBHOOK_NETWORKS: '127.0.0.0/8',
  })
}

export async function startApplication(node, env, port) {
  const apis = []
  for (let number = 1; number <= APIS; number++) apis.push(await anApi(number, node, env))
  const workers = Array.from({ length: WORKERS }, (_, index) => aWorker(index + 1, node, env))
  const proxy = nginx(port, apis)

  // The first process fills the compile cache for the others.
  await apis[0].part.start()
  await Promise.all([...apis.slice(1), ...workers, proxy].map(({ part }) => part.start()))
  return { apis, workers, proxy }
}

async function anApi(number, node, env) {
  const port = await freePort()
  const isReady = async () =>
    String(
      await firstWords(port, '127.0.0.1', 'GET /api/v1/health/ready HTTP/1.0\r\n\r\n', 5_000)
    ).startsWith('HTTP/1.1 200')
  return {
    name: `API ${number}`,
    port,
    part: new Part(
      `api${number}`,
      () => [
        node,
        ['--max-semi-space-size=16', join(ROOT, 'build/bin/server.js')],
        { ...env, PORT: String(port) },
      ],
      isReady
    ),
  }
}

/** Ready when the log has one "takes jobs" line per start. */
function aWorker(number, node, env) {
  const starts = (part) => part.text().split('The worker takes jobs').length - 1
  const part = new Part(
    `worker${number}`,
    () => [
      node,
      ['--max-semi-space-size=16', join(ROOT, 'build/worker/main.js')],
      { ...env, LOG_LEVEL: 'info' },
    ],
    (part) => starts(part) >= part.starts
  )
  return { name: `worker ${number}`, part }
}

function nginx(port, apis) {
  const folder = join(HOME, 'nginx')
  mkdirSync(folder, { recursive: true })
  const servers = apis
    .map((api) => `server 127.0.0.1:${api.port} max_fails=2 fail_timeout=2s;`)
    .join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off; ${temporary}
  client_max_body_size 50m;
  upstream oficio { ${servers} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://oficio; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto http;
      proxy_connect_timeout 2s; proxy_read_timeout 60s;
    }
  }
}
`
  )
  return {
    name: 'nginx',
    part: new Part(
      'nginx',
      () => [find('nginx'), ['-e', `${folder}/error.log`, '-c', config]],
      async () => Boolean(await firstWords(port, '127.0.0.1', 'GET / HTTP/1.0\r\n\r\n'))
    ),
  }
}
