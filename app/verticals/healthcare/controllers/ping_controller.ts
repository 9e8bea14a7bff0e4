import { Current } from '#core/context/current'
import { operation } from '#core/endpoints/operations'

const schema = {
  type: 'object',
  required: ['module', 'status', 'tenantId'],
  properties: {
    module: { type: 'string', const: 'HEALTHCARE' },
    status: { type: 'string', const: 'ok' },
    tenantId: {
      type: ['string', 'null'],
      format: 'uuid',
      description: 'null for a SUPER_ADMIN who chose no company',
    },
  },
}

export const ping = {
  show: operation(
    {
      kind: 'read',
      status: 200,
      output: { schema, title: 'HealthcarePing' },
      summary: 'Check the access to the module HEALTHCARE',
    },
    () => {
      return { module: 'HEALTHCARE', status: 'ok', tenantId: Current.tenantIfAny?.publicId ?? null }
    }
  ),
}
