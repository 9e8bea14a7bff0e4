import { forgetCallers } from '#core/security/caller_cache'
import { defineList } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  inPath,
  lists,
  lockOrFail,
  matchVersion,
  nothingOf,
  operation,
  pathId,
  reads,
  readRecord,
  updates,
  type Operation,
} from '#core/endpoints/operations'
import { choiceFilter, described, flagFilter, textFilter } from '#core/input/query_fields'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit } from '#core/database/transaction/transaction'
import { changeUser } from '#identity/actions/change_user'
import { createUser } from '#identity/actions/create_user'
import { removeFactorOf } from '#identity/actions/remove_factor_of'
import { inviteUser } from '#identity/actions/invite_user'
import { keepAnAdmin, lockAdmins } from '#identity/access/admins'
import { mustHaveScopesOf } from '#identity/access/granting'
import { endInvitations } from '#identity/invitations/invitations'
import { KEY_CHOICES, settleKeys } from '#identity/keys_of_users'
import { leavePerson, lockPersonOf } from '#identity/people/people'
import User from '#identity/models/user'
import { BUILT_IN_ROLES } from '#identity/access/roles'
import { userTransformer } from '#identity/transformers/user_transformer'
import { createUserInput, updateUserInput } from '#identity/validators/user'

const userList = defineList({
  record: userTransformer,
  sorts: ['name', 'email', 'updatedAt'],
  search: 'name and email',
  filters: { role: textFilter(), isActive: flagFilter() },
  where: {
    role: (role: string) =>
      Object.hasOwn(BUILT_IN_ROLES, role)
        ? ['t.role = ?', role]
        : [
            't.role_id = (SELECT r.id FROM roles r WHERE r.tenant_id = t.tenant_id AND r.name = ?)',
            role,
          ],
    isActive: (isActive: boolean) => ['t.is_active = ?', isActive ? 1 : 0],
  },
  volatile: ['role'],
})

export const users = {
  index: lists(userList),
  show: reads(userTransformer),

  store: creates(userTransformer, createUserInput, async (input) => {
    const { id } = await createUser(input)
    return readRecord(userTransformer, id)
  }),

  update: adminsFirst(updates(userTransformer, User, updateUserInput, changeUser)),

  destroy: adminsFirst(
    deletes(User, {
      query: {
        apiKeys: described(
          'What becomes of the API keys that this user made and that still open.',
          choiceFilter(KEY_CHOICES)
        ),
      },
      async check(user, { apiKeys }) {
        await mustHaveScopesOf(user)
        await keepAnAdmin(user.id)
        await settleKeys(user.id, apiKeys)
        await leavePerson(user.id, (await lockPersonOf(user)).id)
        await endInvitations(user.id)
        await recordSecurity('security.user_deleted', user.id, { user: user.name })
        afterCommit(forgetCallers)
      },
    })
  ),

  invite: does(
    {
      of: inPath(User),
      record: userTransformer,
      summary: 'Send an invitation again',
    },
    async (_, ctx) => {
      const user = await lockOrFail(User, pathId(ctx))
      await mustHaveScopesOf(user)
      await inviteUser(user)
      return user
    }
  ),

  removeTotp: operation(
    { kind: 'delete', status: 204, summary: 'Remove the second factor of a user' },
    async (ctx) => {
      const user = await lockOrFail(User, pathId(ctx))
      matchVersion(ctx, user)
      await nothingOf(ctx)
      await removeFactorOf(user)
      ctx.response.status(204)
    }
  ),
}

/** Locks the ADMINs before the user in the path: see identity/access/admins.ts. */
function adminsFirst(one: Operation): Operation {
  return operation(one.declaration, async (ctx) => {
    await lockAdmins()
    return one(ctx)
  })
}
