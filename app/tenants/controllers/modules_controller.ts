import { Current } from '#core/context/current'
import { operation } from '#core/endpoints/operations'
import { MODULES } from '#tenants/modules'

const schema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'enabled'],
        properties: { code: { type: 'string', enum: [...MODULES] }, enabled: { type: 'boolean' } },
      },
    },
  },
}

export const modules = {
  index: operation(
    {
      kind: 'read',
      status: 200,
      output: { schema, title: 'Modules' },
      summary: 'List modules',
    },
    () => {
      const enabled = Current.tenantIfAny?.modules ?? []
      return {
        data: [...MODULES].sort().map((code) => ({ code, enabled: enabled.includes(code) })),
      }
    }
  ),
}
