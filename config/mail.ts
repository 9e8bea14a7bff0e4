import { connect } from 'node:net'
import env from '#start/env'
import { CONNECTIONS } from '#core/mail/places'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'

const user = env.get('SMTP_USERNAME')

/**
 * TCP_NODELAY: the end of a mail is a small segment, which would wait some 40 ms for an
 * acknowledgement. Nodemailer gets errors from the socket.
 */
const socketWithoutDelay = (_: unknown, use: (error: null, socket: object) => void) => {
  use(null, {
    connection: connect({
      host: env.get('SMTP_HOST'),
      port: env.get('SMTP_PORT'),
      noDelay: true,
      keepAlive: true,
    }),
  })
}

const mailConfig = defineConfig({
  default: 'smtp',
  from: env.get('MAIL_FROM'),
  mailers: {
    smtp: transports.smtp({
      host: env.get('SMTP_HOST'),
      port: env.get('SMTP_PORT'),
      getSocket: socketWithoutDelay,
      pool: true,
      maxConnections: CONNECTIONS,
      // A mail that was under way when the connection closed may have been accepted: the pool must
      // not send it again.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 120_000,
      ...(user
        ? { auth: { type: 'login' as const, user, pass: env.get('SMTP_PASSWORD') ?? '' } }
        : {}),
      // AdonisJS types fewer options than nodemailer takes.
    } as any),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
