import { SCOPES } from '#core/scopes'
import { defineRecord, out } from '#core/record'

export const roleRecord = defineRecord('Role', 'roles', {
  id: out.id(),
  name: out.text({ example: 'CASHIER' }),
  permissions: out.json<string[]>({
    type: 'array',
    items: { type: 'string', enum: [...SCOPES] },
    examples: [['invoices:read', 'invoices:write']],
  }),
})
