/**
 * Facts and records that not every reader may see, such as pay, or the tickets of others. The audit
 * log leaves out the same for the same readers.
 */
import string from '@adonisjs/core/helpers/string'
import { Current, type Actor } from '#core/context/current'
import { hasScope, PAY } from '#core/context/scopes'
import { entityOf, type JsonSchema, type Transformer } from '#core/resources/transformer'
import { name, quoted, type Row } from '#core/database/sql'

/**
 * `where` is a flag of the record: without one the facts of all such records are confidential, else
 * of those that have it.
 */
type Secret = { fields: readonly string[]; scope: string; table: string; where?: string }

/** By what the audit log calls the records. */
const secrets = new Map<string, Secret>()

/**
 * The same record, without `fields` for a caller who lacks `scope`, in answers as in the audit log;
 * of some of the records alone where they have the flag `where`.
 */
export function confidential<F extends Record<string, any>>(
  record: Transformer<F>,
  scope: string,
  fields: readonly (keyof F & string)[],
  { where }: { where?: keyof F & string } = {}
): Transformer<F> {
  secrets.set(entityOf(record), { fields, scope, table: record.table, where })

  return {
    ...record,

    /** Of some fields alone, the flag is read, too. */
    columns: (only?: readonly string[]) => record.columns(only && where ? [...only, where] : only),

    of(source: any) {
      const answer = record.of(source)
      if ((!where || answer[where]) && !hasScope(Current.actor, scope))
        for (const field of fields) delete answer[field]
      return answer
    },

    get schema() {
      const { properties, required, ...rest } = record.schema as {
        properties: Record<string, any>
        required: string[]
      }
      const only = where
        ? `Where \`${where}\` is true only with the scope \`${scope}\`; left out for others`
        : `Only with the scope \`${scope}\`; left out for others`
      const told = Object.fromEntries(
        fields.map((field) => [
          field,
          {
            ...properties[field],
            description: [properties[field].description, only].filter(Boolean).join('. '),
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

/** Whether the caller sees what people earn. */
export const seesPay = () => hasScope(Current.actor, PAY)

/**
 * The same record for readers of whom some see `open` fields alone, by a record and list of their
 * own: its description says which fields need `scope`.
 */
export function openInPart<F extends Record<string, any>>(
  record: Transformer<F>,
  scope: string,
  open: readonly string[],
  more: Record<string, JsonSchema>
): Transformer<F> {
  return {
    ...record,
    get schema() {
      const { properties, required, ...rest } = record.schema as {
        properties: Record<string, any>
        required: string[]
      }
      const told = Object.entries(properties).map(([field, schema]) => {
        const isOpen = open.includes(field) || schema.description?.includes('Only with the scope')
        return [
          field,
          isOpen
            ? schema
            : {
                ...schema,
                description: [schema.description, `Only with the scope \`${scope}\``]
                  .filter(Boolean)
                  .join('. '),
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

/** The further scope that seeing all of a record takes, if there is one. */
export const scopeOfSecrets = (record: { title: string }) => secrets.get(entityOf(record))?.scope

/** The fields that not everybody sees of any such record. */
export const secretFields = (entity: string): readonly string[] => ofAll(entity)?.fields ?? []

/** Whether the caller sees every field of all such records, those apart that have a flag. */
export const seesSecrets = (entity: string) =>
  !ofAll(entity) || hasScope(Current.actor, ofAll(entity)!.scope)

function ofAll(entity: string): Secret | undefined {
  const secret = secrets.get(entity)
  return secret?.where ? undefined : secret
}

/**
 * What the audit log tells of a record's facts to who reads it now; `isMarked` says whether the
 * record has the flag that makes them confidential, where only some are.
 */
export function readable(entity: string, facts: Row | null, isMarked: boolean): Row | null {
  const secret = secrets.get(entity)
  if (!facts || !secret || (secret.where && !isMarked) || hasScope(Current.actor, secret.scope))
    return facts
  return Object.fromEntries(
    Object.entries(facts).filter(([field]) => !secret.fields.includes(field))
  )
}

/**
 * SQL of `isMarked` for a row `t` of the audit log: the record says it itself, since rows that were
 * written before the flag do not. A record that is gone counts as marked.
 */
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
  /** 404 unless the caller sees this one. */
  mustSee: (id: string) => Promise<void>
  /** Names of these records, and of those below them, in the audit log. */
  entities: readonly string[]
}

const parts: Part[] = []

/** Records of which some see no more than their own. */
export const seenInPart = (part: Part) => void parts.push(part)

/** 404 for the record of a table that is there, but not for the caller. */
export async function mustSee(table: string, id: string) {
  for (const part of parts) if (part.table === table) await part.mustSee(id)
}

/**
 * Whether an actor sees all records of what the audit log calls so, as far as their scopes reach.
 */
export const seesAllOf = (entity: string, actor: Actor = Current.actor) =>
  parts.every(({ entities, seesAll }) => !entities.includes(entity) || seesAll(actor))

/** All that decides what an actor is shown: the scopes, and whose records they see whole. */
export function rightsOf(actor: Actor): string[] {
  if (actor.scopes === 'all') return [ALL]
  return [
    ...actor.scopes,
    ...parts.flatMap(({ table, seesAll }) => (seesAll(actor) ? [`${table}:all`] : [])),
  ]
}

const ALL = 'all'

/** Which of the rights that somebody had they have no longer. */
export function lostRights(before: readonly string[], actor: Actor): string[] {
  const now = new Set(rightsOf(actor))
  return now.has(ALL) ? [] : before.filter((right) => !now.has(right))
}
