/** Encrypted connections to MySQL and Redis. Certificates are always verified. */
import { connect, isIP, type Socket } from 'node:net'
import env from '#start/env'

type Server = 'DB' | 'REDIS'

/** An authority in the settings implies encryption unless `…_TLS` is off. */
export const isEncrypted = (server: Server) =>
  (env.get(`${server}_TLS`) ?? (env.get(`${server}_TLS_CA`) && 'on')) === 'on'

/** `rejectUnauthorized` is explicit, because NODE_TLS_REJECT_UNAUTHORIZED may turn it off. */
const trust = (server: Server) => ({ ca: env.get(`${server}_TLS_CA`), rejectUnauthorized: true })

export const databaseTls = () =>
  isEncrypted('DB') && { ssl: { ...trust('DB'), verifyIdentity: true }, stream: socketTo }

/** Settings of ioredis. Several servers may share a name, so SNI sends it. */
export function redisTls(host?: string) {
  if (!isEncrypted('REDIS')) return
  const tls = { ...trust('REDIS'), ...(host && !isIP(host) && { servername: host }) }
  return host ? { tls } : { tls, sentinelTLS: tls, enableTLSForSentinelMode: true }
}

/** Keeps an IP address for the certificate check: Node would look for `localhost` instead. */
function socketTo({ config: { host, port } }: { config: { host: string; port: number } }): Socket {
  const socket = connect(port, host).setNoDelay(true)
  socket.once('connect', () => socket.setKeepAlive(true))
  return isIP(host) ? Object.assign(socket, { _host: host }) : socket
}

const IN_THE_WAY: readonly [said: RegExp, what: string, remedy: (server: Server) => string][] = [
  [
    /does not match certificate's altnames/i,
    'its certificate is of another name',
    (server) => `${server}_HOST must be a name or an address that stands in the certificate`,
  ],
  [/certificate has expired/i, 'its certificate has expired', () => 'Renew it there'],
  [
    /certificate is not yet valid/i,
    'its certificate is not valid yet',
    () => 'Look at the clocks of both machines',
  ],
  [
    /self-signed certificate|unable to (?:get|verify).*(?:issuer|first) certificate|certificate signature failure/i,
    'its certificate is of an authority that is not trusted here',
    (server) => `Name the file with that authority in ${server}_TLS_CA`,
  ],
  [
    /alert (?:certificate required|bad certificate|handshake failure)/i,
    'it asks who connects for a certificate',
    () => 'Let it ask for none: Oficio shows a password',
  ],
  [
    /does not support secure connection|wrong version number|packet length too long/i,
    'it takes no encrypted connections',
    (server) => `Give it a certificate, or set ${server}_TLS=off where the network is your own`,
  ],
]

/** Returns cause and remedy if encryption is why the connection failed. */
export function whyNotEncrypted(
  server: Server,
  { code = '', message: said = '' }: { code?: string; message?: string } = {}
): { what: string; remedy: string } | undefined {
  if (!isEncrypted(server)) return
  const [, what, remedy] = IN_THE_WAY.find(([words]) => words.test(said)) ?? []
  const detail = said.split(/[;\n]/)[0]
  if (what) return { what: `${what} (${detail})`, remedy: `${remedy!(server)}.` }
  if (/^(?:HANDSHAKE_SSL_ERROR|EPROTO|ERR_SSL_\w+)$/.test(code))
    return {
      what: `no encrypted connection to it comes about (${detail})`,
      remedy: `Check the settings that begin with ${server}_TLS.`,
    }
}
