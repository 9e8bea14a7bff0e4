import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#core/audit/audit'
import { forgetCallers } from '#core/security/caller_cache'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { does, operation } from '#core/endpoints/operations'
import { originOf } from '#core/http/request_origin'
import { PLATFORM } from '#core/context/platform_tenant'
import { SCOPES, hasScope } from '#core/context/scopes'
import { preferencesOf } from '#core/http/prefer_header'
import { insertInto } from '#core/database/sql'
import { afterCommit } from '#core/database/transaction/transaction'
import { defer } from '#core/database/transaction/writes'
import { changeSelf } from '#identity/actions/change_self'
import { acceptInvitation } from '#identity/actions/accept_invitation'
import { checkPassword } from '#identity/log_in'
import { chooseMembership } from '#identity/choose_membership'
import { membershipsOf, personIdOf, shownMembership } from '#identity/memberships'
import { isProvedToAll, mustBeProvedToAll } from '#identity/proved_to_all'
import { openSession } from '#identity/actions/open_session'
import { setPassword } from '#identity/actions/set_password'
import { meAnswer, membershipsAnswer, sessionAnswer } from '#identity/transformers/session'
import {
  acceptInput,
  changePassword,
  changeSelfInput,
  logInInput,
  switchInput,
} from '#identity/validators/auth'

export const auth = {
  login: does(
    { input: logInInput, output: sessionAnswer, summary: 'Log in' },
    async ({ email, password, otp, tenantId }, ctx) => {
      const { dryRun } = preferencesOf(ctx)
      const person = await checkPassword(email, password, originOf(ctx.request), { otp, dryRun })

      const session = await opened(person.id, tenantId, ctx)
      return dryRun ? { ...session, effects: {} } : session
    }
  ),

  switch: does(
    { input: switchInput, output: sessionAnswer, summary: 'Switch to another company' },
    async ({ tenantId }, ctx) => {
      mustBeProvedToAll(ctx)
      return opened(await personIdIn(ctx), tenantId, ctx)
    }
  ),

  memberships: operation(
    {
      kind: 'read',
      status: 200,
      output: membershipsAnswer,
      summary: 'List the companies of the current user',
    },
    async (ctx) => ({ data: (await membershipsShownTo(ctx)).map(shownMembership) })
  ),

  me: operation(
    {
      kind: 'read',
      status: 200,
      output: meAnswer,
      summary: 'Read the current user',
    },
    (ctx) => me(ctx)
  ),

  change: does(
    { input: changeSelfInput, output: meAnswer, summary: 'Change the own profile' },
    async (changes, ctx) => {
      const { home, actor } = ctx.auth.getUserOrFail()
      await Current.within(home, () => changeSelf(actor.id!, changes))
      return me(ctx)
    }
  ),

  logout: does({ status: 204, summary: 'Log out' }, async (_, ctx) => {
    const { home, credential } = ctx.auth.getUserOrFail()
    const token = {
      jti: credential.id,
      expires_at: sqlInstant(new Date(credential.expiresAt * 1000)),
    }

    defer(`${insertInto('revoked_tokens', [token])} ON DUPLICATE KEY UPDATE jti = jti`)
    Current.within(home, () =>
      record({ action: 'user.logged_out', entity: 'user', entityId: Current.actor.id })
    )
    afterCommit(forgetCallers)
  }),

  password: does(
    { input: changePassword, status: 204, summary: 'Change the own password' },
    async ({ currentPassword, newPassword }, ctx) => {
      const user = await self(ctx)
      await checkPassword(user.email, currentPassword, originOf(ctx.request))
      if (newPassword === currentPassword)
        throw invalid('newPassword', 'SAME_PASSWORD', 'newPassword must not be the present one.')

      await Current.within(ctx.auth.getUserOrFail().home, () =>
        setPassword(user, newPassword, { by: 'SELF', field: 'newPassword' })
      )
    }
  ),

  accept: does(
    { input: acceptInput, status: 204, summary: 'Accept an invitation' },
    async ({ token, password }, ctx) => {
      await acceptInvitation(token, password, originOf(ctx.request), preferencesOf(ctx))
    }
  ),
}

async function me(ctx: HttpContext) {
  const { id, email, name } = await self(ctx)
  const { actor } = Current
  const { home } = ctx.auth.getUserOrFail()
  return {
    id,
    email,
    name,
    role: actor.role,
    tenantId: home.id === PLATFORM.id ? null : home.publicId,
    scopes: SCOPES.filter((scope) => hasScope(actor, scope)),
  }
}

/** A session in the company asked for, or in the default one. */
async function opened(personId: string, tenantId: string | null | undefined, ctx: HttpContext) {
  const { dryRun } = preferencesOf(ctx)
  const memberships = await membershipsOf(personId)
  const chosen = chooseMembership(memberships, tenantId)
  const agent = ctx.request.header('user-agent')
  return openSession(chosen, memberships, originOf(ctx.request), { dryRun, agent })
}

/** A session of single sign-on sees the company of the provider alone. */
async function membershipsShownTo(ctx: HttpContext) {
  const { home } = ctx.auth.getUserOrFail()
  const all = await membershipsOf(await personIdIn(ctx))
  return isProvedToAll(ctx) ? all : all.filter(({ tenant }) => tenant.id === home.id)
}

function personIdIn({ auth }: HttpContext) {
  const { actor, home } = auth.getUserOrFail()
  return personIdOf(actor.id!, home)
}

type Self = { id: string; email: string; name: string; personId: string }

/** The caller's own row, in the company they belong to, whichever they act in. */
async function self(ctx: HttpContext): Promise<Self> {
  const { home, actor } = ctx.auth.getUserOrFail()
  const [row] = await Current.within(home, () =>
    rows(
      'SELECT id, email, name, person_id AS personId FROM users WHERE tenant_id = ? AND id = ?',
      [home.id, actor.id]
    )
  )
  return row as Self
}
