import { forgetCallers } from '#core/security/caller_cache'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, operation, reads, updates } from '#core/endpoints/operations'
import { SCOPES } from '#core/context/scopes'
import { conflict } from '#core/errors/refusal'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit } from '#core/database/transaction/transaction'
import { GIVEN_ROLES, mustHaveScopes } from '#identity/access/granting'
import Role from '#identity/models/role'
import { BUILT_IN_ROLES, scopesOf } from '#identity/access/roles'
import { roleTransformer } from '#identity/transformers/role_transformer'
import { createRoleInput, updateRoleInput } from '#identity/validators/role'

const builtInSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'permissions'],
        properties: {
          name: { type: 'string', enum: GIVEN_ROLES },
          permissions: { type: 'array', items: { type: 'string', enum: [...SCOPES] } },
        },
      },
    },
  },
}

export const roles = {
  index: lists(defineList({ record: roleTransformer, sorts: ['name', 'updatedAt'] }), {
    summary: 'List the roles of the company',
  }),
  show: reads(roleTransformer),

  builtIn: operation(
    {
      kind: 'read',
      status: 200,
      output: { schema: builtInSchema, title: 'BuiltInRoles' },
      summary: 'List the built-in roles',
    },
    () => ({
      data: GIVEN_ROLES.map((name) => ({ name, permissions: permissionsOf(name) })),
    })
  ),

  store: creates(roleTransformer, createRoleInput, async ({ name, permissions }) => {
    refuseBuiltIn(name)
    mustHaveScopes(permissions)
    const role = await Role.create({ name, permissions: eachOnce(permissions) })
    await recordSecurity('security.role_created', role.id, {
      role: name,
      permissions: role.permissions,
    })
    return role
  }),

  update: updates(roleTransformer, Role, updateRoleInput, async (role, { name, permissions }) => {
    mustHaveScopes([...role.permissions, ...(permissions ?? [])])
    const before = role.permissions
    if (name !== undefined) refuseBuiltIn(name)

    await role
      .merge({
        ...(name !== undefined && { name }),
        ...(permissions && { permissions: eachOnce(permissions) }),
      })
      .save()
    const [added, removed] = [without(role.permissions, before), without(before, role.permissions)]
    if (added.length || removed.length)
      await recordSecurity('security.role_changed', role.id, { role: role.name, added, removed })
    afterCommit(forgetCallers)
  }),

  destroy: deletes(Role, {
    async check(role) {
      mustHaveScopes(role.permissions)
      await recordSecurity('security.role_deleted', role.id, {
        role: role.name,
        permissions: role.permissions,
      })
      await execute(
        'UPDATE users SET role_id = NULL WHERE tenant_id = ? AND role_id = ? AND live IS NULL',
        [Current.tenantId, role.id]
      )
    },
  }),
}

function refuseBuiltIn(name: string) {
  if (Object.hasOwn(BUILT_IN_ROLES, name.toUpperCase()))
    throw conflict('DUPLICATE', `${name} is a built-in role`, { field: 'name' })
}

function permissionsOf(name: string) {
  const scopes = scopesOf(name, null)
  return scopes === 'all' ? SCOPES : [...scopes].sort()
}

const without = (all: readonly string[], others: readonly string[]) =>
  all.filter((one) => !others.includes(one))

const eachOnce = (permissions: readonly string[]) => [...new Set(permissions)]
