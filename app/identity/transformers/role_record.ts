import { SCOPES } from '#core/context/scopes'
import { defineRecord, out } from '#core/resources/transformer'

export const roleRecord = defineRecord('Role', 'roles', {
  id: out.id(),
  name: out.text({ example: 'CASHIER' }),
  permissions: out.json<string[]>({
    type: 'array',
    items: { type: 'string', enum: [...SCOPES] },
    examples: [['invoices:read', 'invoices:write']],
  }),
})
