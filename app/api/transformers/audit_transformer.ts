import { markedSql, readable } from '#core/resources/field_visibility'
import { defineTransformer, out } from '#core/resources/transformer'
import { mayReadChanges } from '#api/audit/audit_readers'

const values = { type: 'object', additionalProperties: true }

/** Only for `readable`; a getter, because the SQL needs all records to be registered. */
const isMarked = {
  ...out.flag(),
  get sql() {
    return markedSql()
  },
}

const stored = defineTransformer(
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
      { sql: "JSON_OBJECT('type', t.actor_type, 'id', t.actor_id, 'name', t.actor_name)" }
    ),
    action: out.text({ example: 'customer.updated' }),
    entity: out.text({ example: 'customer' }),
    entityId: out.orNull(out.id()),
    before: out.orNull(
      out.json(values, {
        description:
          'What was changed, as it was; null for what was made, and for who may not read such a ' +
          'record. Pay is left out without the scope `payroll:read`, as are the lines of entries ' +
          'of pay',
      })
    ),
    after: out.orNull(
      out.json(values, {
        description:
          'What was changed, as it is now; null for what was deleted, and for who may not read such a record',
      })
    ),
    ip: out.orNull(out.text()),
    requestId: out.orNull(out.text()),
    createdAt: out.instant(),
    isMarked,
  },
  { bare: true }
)

const { isMarked: _, ...fields } = stored.fields

/** Hides values that the reader may not see in the record; actor, action and time stay visible. */
export const auditTransformer = {
  ...stored,
  fields,
  names: Object.keys(fields),
  /** Every selection of fields needs the mark. */
  columns: (only?: readonly string[]) => stored.columns(only && [...only, 'isMarked']),
  get schema() {
    const { properties, required, ...rest } = stored.schema as {
      properties: Record<string, unknown>
      required: string[]
    }
    const { isMarked: __, ...shown } = properties
    return {
      ...rest,
      properties: shown,
      required: required.filter((field) => field !== 'isMarked'),
    }
  },
  of(source: any) {
    const { isMarked, ...answer } = stored.of(source)
    if (!mayReadChanges(answer)) return { ...answer, before: null, after: null }
    return {
      ...answer,
      before: readable(answer.entity, answer.before, isMarked),
      after: readable(answer.entity, answer.after, isMarked),
    }
  },
}
