import { nothingOf, operation, pathId } from '#core/endpoints/operations'
import { Current } from '#core/context/current'
import { forgetCallers } from '#core/security/caller_cache'
import { record } from '#core/audit/audit'
import { afterCommit } from '#core/database/transaction/transaction'
import { notFound } from '#core/errors/refusal'
import { ownPerson } from '#identity/second_factor/own_person'
import { endSession, sessionsOf } from '#identity/sessions'
import { sessionsAnswer } from '#identity/transformers/session'

export const sessions = {
  index: operation(
    { kind: 'read', status: 200, output: sessionsAnswer, summary: 'List the own sessions' },
    async (ctx) => {
      const { id } = await ownPerson(ctx)
      return { data: await sessionsOf(id, ctx.auth.getUserOrFail().credential.id) }
    }
  ),

  destroy: operation(
    { kind: 'delete', status: 204, summary: 'End one of the own sessions' },
    async (ctx) => {
      const person = await ownPerson(ctx)
      if (!(await endSession(person.id, pathId(ctx)))) throw notFound()
      await nothingOf(ctx)

      Current.within(ctx.auth.getUserOrFail().home, () =>
        record({ action: 'user.session_ended', entity: 'user', entityId: person.userId })
      )
      afterCommit(forgetCallers)
      ctx.response.status(204)
    }
  ),
}
