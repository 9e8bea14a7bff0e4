import { defineRecord, out } from '#core/record'

const values = { type: 'object', additionalProperties: true }

export const auditRecord = defineRecord(
  'AuditLog',
  'audit_logs',
  {
    id: out.id(),
    actor: out.json(
      {
        type: 'object',
        properties: {
          type: { type: 'string', enum: ['user', 'api_key', 'assistant', 'system'] },
          id: { type: ['string', 'null'], format: 'uuid' },
          name: { type: 'string' },
        },
        required: ['type', 'id', 'name'],
      },
      { sql: "JSON_OBJECT('type', %t.actor_type, 'id', %t.actor_id, 'name', %t.actor_name)" }
    ),
    action: out.text({ example: 'customer.updated' }),
    entity: out.text({ example: 'customer' }),
    entityId: out.orNull(out.id()),
    before: out.orNull(out.json(values, { description: 'What was changed, as it was; null for what was made' })),
    after: out.orNull(out.json(values, { description: 'What was changed, as it is now; null for what was deleted' })),
    ip: out.orNull(out.text()),
    requestId: out.orNull(out.text()),
    createdAt: out.instant(),
  },
  { bare: true }
)
