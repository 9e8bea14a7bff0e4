/** Hides confidential fields and records, such as pay, in answers and in the audit log. */
import string from '@adonisjs/core/helpers/string'
import { Current, type Actor } from '#core/context/current'
import { hasScope, PAY } from '#core/context/scopes'
import { entityOf, type JsonSchema, type Transformer, type Field } from '#core/resources/transformer'
import { name, quoted, type Row } from '#core/database/sql'

/** `where` is a flag of the record. If given, the fields are confidential only where it is set. */
type Secret = { fields: readonly string[]; scope: string; table: string; where?: string }

/** Keyed by the record's name in the audit log. */
const secrets = new Map<string, Secret>()

/** Hides `fields` from callers without `scope`; with `where`, only in records with this flag. */
export function confidential<F extends Record<string, Field>>(
  record: Transformer<F>,
  scope: string,
  fields: readonly (keyof F & string)[],
  { where }: { where?: keyof F & string } = {}
): Transformer<F> {
  secrets.set(entityOf(record), { fields, scope, table: record.table, where })

  return {
    ...record,

    /** The flag must be read to decide, even if only some fields are asked for. */
    columns: (only?: readonly string[]) => record.columns(only && where ? [...only, where] : only),

    of(source: any) {
      const answer = record.of(source)
      if ((!where || answer[where]) && !hasScope(Current.actor, scope))
        for (const field of fields) delete answer[field]
      return answer
    },

    get schema() {
      const { properties, required, ...rest } = record.schema as {
        properties: Record<string, JsonSchema>
        required: string[]
      }
      const only = where
        ? `Where \`${where}\` is true only with the scope \`${scope}\`; left out for others.`
        : `Only with the scope \`${scope}\`; left out for others.`
      const told = Object.fromEntries(
        fields.map((field) => [
          field,
          {
            ...properties[field],
            description: inSentences(properties[field].description, only),
          },
        ])
      )
      return {
        ...rest,
        properties: { ...properties, ...told },
        required: required.filter((field) => !(fields as readonly string[]).includes(field)),
      }
    },
  }
}

/** The note as a sentence after the description. */
const inSentences = (description: unknown, note: string) =>
  description ? `${String(description).replace(/\.$/, '')}. ${note}` : note

export const seesPay = () => hasScope(Current.actor, PAY)

/** Documents which fields need `scope`, for callers who otherwise see only `open` fields. */
export function openInPart<F extends Record<string, Field>>(
  record: Transformer<F>,
  scope: string,
  open: readonly string[],
  more: Record<string, JsonSchema>
): Transformer<F> {
  return {
    ...record,
    get schema() {
      const { properties, required, ...rest } = record.schema as {
        properties: Record<string, JsonSchema>
        required: string[]
      }
      const told = Object.entries(properties).map(([field, schema]) => {
        const isOpen = open.includes(field) || String(schema.description).includes('Only with the scope')
        return [
          field,
          isOpen
            ? schema
            : {
                ...schema,
                description: inSentences(
                  schema.description,
                  `Only with the scope \`${scope}\`.`
                ),
              },
        ]
      })
      return {
        ...rest,
        properties: { ...Object.fromEntries(told), ...more },
        required: required.filter((field) => open.includes(field)),
      }
    },
  }
}

/** The further scope that reading all fields of a record requires. */
export const scopeOfSecrets = (record: { title: string }) => secrets.get(entityOf(record))?.scope

/** The fields that are confidential in all such records. */
export const secretFields = (entity: string): readonly string[] => ofAll(entity)?.fields ?? []

/** Ignores fields that are confidential in some records only. */
export const seesSecrets = (entity: string) =>
  !ofAll(entity) || hasScope(Current.actor, ofAll(entity)!.scope)

function ofAll(entity: string): Secret | undefined {
  const secret = secrets.get(entity)
  return secret?.where ? undefined : secret
}

/** The visible facts of an audit entry. `isMarked`: the record has the flag `where`. */
export function readable(entity: string, facts: Row | null, isMarked: boolean): Row | null {
  const secret = secrets.get(entity)
  if (!facts || !secret || (secret.where && !isMarked) || hasScope(Current.actor, secret.scope))
    return facts
  return Object.fromEntries(
    Object.entries(facts).filter(([field]) => !secret.fields.includes(field))
  )
}

/** `isMarked` in SQL, from the record: old entries lack the flag. Deleted records are marked. */
export function markedSql(): string {
  const cases = [...secrets].flatMap(([entity, { table, where }]) =>
    where
      ? [
          `WHEN ${quoted(entity)} THEN COALESCE((SELECT s.${name(string.snakeCase(where))} FROM ${name(table)} s WHERE s.tenant_id = t.tenant_id AND s.id = t.entity_id), 1)`,
        ]
      : []
  )
  return cases.length ? `(CASE t.entity ${cases.join(' ')} ELSE 0 END)` : '0'
}

type Part = {
  table: string
  seesAll: (actor: Actor) => boolean
  /** Throws 404 unless the caller sees the record. */
  mustSee: (id: string) => Promise<void>
  /** Names of these records and their children in the audit log. */
  entities: readonly string[]
}

const parts: Part[] = []

/** Registers records of which some callers see only their own. */
export const seenInPart = (part: Part) => void parts.push(part)

/** Throws 404 if the caller does not see this record of the table. */
export async function mustSee(table: string, id: string) {
  for (const part of parts) if (part.table === table) await part.mustSee(id)
}

/** True if the actor sees all records of this name in the audit log, as far as scopes allow. */
export const seesAllOf = (entity: string, actor: Actor = Current.actor) =>
  parts.every(({ entities, seesAll }) => !entities.includes(entity) || seesAll(actor))

/** The scopes, and the tables of which the actor sees all records. */
export function rightsOf(actor: Actor): string[] {
  if (actor.scopes === 'all') return [ALL]
  return [
    ...actor.scopes,
    ...parts.flatMap(({ table, seesAll }) => (seesAll(actor) ? [`${table}:all`] : [])),
  ]
}

const ALL = 'all'

export function lostRights(before: readonly string[], actor: Actor): string[] {
  const now = new Set(rightsOf(actor))
  return now.has(ALL) ? [] : before.filter((right) => !now.has(right))
}
