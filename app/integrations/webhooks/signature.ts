/**
 * Standard Webhooks (https://www.standardwebhooks.com): how a message is signed, and what its
 * secret looks like.
 */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** 24 random bytes, in Base64. */
export const newSecret = () => PREFIX + randomBytes(24).toString('base64')

/**
 * The three headers of a message; with several secrets, a signature of each, so that a receiver may
 * change from one to the next.
 */
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
