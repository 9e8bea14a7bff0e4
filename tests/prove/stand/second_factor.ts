/** The second factor of the SUPER_ADMIN, which production asks for. */
import { Secret, TOTP } from 'otpauth'

type Post = (path: string, body?: unknown) => Promise<any>

/** Sets it up for the token with which `post` sends; that token goes on. */
export async function enrol(post: Post) {
  const { secret } = await post('/auth/totp')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await post('/auth/totp/confirm', { code })
}
