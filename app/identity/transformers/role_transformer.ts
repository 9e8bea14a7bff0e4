import { SCOPES } from '#core/context/scopes'
import { defineTransformer, out } from '#core/resources/transformer'

export const roleTransformer = defineTransformer('Role', 'roles', {
  id: out.id(),
  name: out.text({ example: 'CASHIER' }),
  permissions: out.json<string[]>({
    type: 'array',
    items: { type: 'string', enum: [...SCOPES] },
    examples: [['invoices:read', 'invoices:write']],
  }),
})
