import type { HttpContext } from '@adonisjs/core/http'
import { mustBeAt, nothingOf, operation } from '#core/endpoints/operations'
import { Current } from '#core/context/current'
import { connectedApplications, lockApplication } from '#identity/oauth/connected'
import { endGrant } from '#identity/oauth/grants'
import { applicationsAnswer } from '#identity/transformers/application'

export const applications = {
  index: operation(
    {
      kind: 'read',
      status: 200,
      output: applicationsAnswer,
      summary: 'List the applications connected by the current user',
    },
    async (ctx) => ({ data: await atHome(ctx, connectedApplications) })
  ),

  destroy: operation(
    { kind: 'delete', status: 204, summary: 'Remove a connected application' },
    async (ctx) => {
      await atHome(ctx, async () => {
        const application = await lockApplication(ctx.params.id)
        mustBeAt(ctx, application.version)
        await nothingOf(ctx)
        await endGrant(application)
      })
      ctx.response.status(204)
    }
  ),
}

/** The caller's own company, whichever a SUPER_ADMIN acts in. */
const atHome = <T>(ctx: HttpContext, work: () => Promise<T>) =>
  Current.within(ctx.auth.getUserOrFail().home, work)
