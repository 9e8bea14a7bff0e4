import { does } from '#core/endpoints/operations'
import { originOf } from '#core/http/request_origin'
import { preferencesOf } from '#core/http/prefer_header'
import { openSession } from '#identity/actions/open_session'
import { verifyIdToken } from '#identity/sso/id_tokens'
import { memberFor } from '#identity/sso/member'
import { sessionAnswer } from '#identity/transformers/session'
import { ssoTokenInput } from '#identity/validators/sso'

export const sso = {
  token: does(
    { input: ssoTokenInput, output: sessionAnswer, summary: 'Log in with an ID token' },
    async ({ idToken }, ctx) => {
      const { dryRun } = preferencesOf(ctx)
      const origin = originOf(ctx.request)
      const verified = await verifyIdToken(idToken, origin)

      if (!dryRun) await verified.use()
      const member = await memberFor(verified.sso, verified.identity, origin, { dryRun })
      const agent = ctx.request.header('user-agent')
      const session = await openSession(member, [member], origin, { dryRun, agent, bySso: true })
      return dryRun ? { ...session, effects: {} } : session
    }
  ),
}
