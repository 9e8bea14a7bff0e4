/** Signatures and secrets of Standard Webhooks (https://www.standardwebhooks.com). */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export const newSecret = () => PREFIX + randomBytes(24).toString('base64')

/** The three headers of a message, with one signature per secret to allow rotation. */
export function signed(
  id: string,
  timestamp: Date,
  body: string,
  secrets: readonly string[]
): Record<string, string> {
  const seconds = String(Math.floor(timestamp.getTime() / 1000))
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64')

  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret)}`).join(' '),
  }
}
