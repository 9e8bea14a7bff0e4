/** The second factor of the SUPER_ADMIN, which production asks for. */
import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'

type Post = (path: string, body?: unknown) => Promise<any>

/** Processes keep a caller for four seconds, and learn of a change a moment after its answer. */
const FRESH_MS = 4_500

/** Sets it up for the token with which `post` sends; all processes let that token go on. */
export async function enrol(post: Post) {
  const { secret } = await post('/auth/totp')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await post('/auth/totp/confirm', { code })
  await pause(FRESH_MS)
}
