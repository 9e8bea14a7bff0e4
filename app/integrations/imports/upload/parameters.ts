/** What is said about a file beside the file itself: as fields of a form or in the query string, always as text. */
import type { Bulk } from '#core/bulk'
import { repeatedName } from '#core/json_names'
import { choice, flag, optional, text, withDefault } from '#core/fields'
import { mustHold } from '#core/permissions'
import { Current } from '#core/current'
import { invalid } from '#core/refusals'
import { fromText, ValidationFailed, validate, validator } from '#core/validation'
import { mappingErrors, type Mapping } from '#integrations/imports/columns'
import { bulkOf, RESOURCES } from '#integrations/imports/resources'
import { MODES } from '#integrations/transformers/import_record'

export const parametersInput = validator({
  resource: choice(RESOURCES),
  mode: withDefault(choice(MODES), 'create'),
  dryRun: withDefault(flag(), false),
  createMissing: withDefault(flag(), false),
  notify: withDefault(flag(), false),
  mapping: optional(text()),
})

export type Parameters = { resource: string; mode: (typeof MODES)[number]; dryRun: boolean; createMissing: boolean; notify: boolean; mapping: Mapping }

/** Reads the parameters, and refuses whoever may not write the resource. */
export async function parametersOf(given: Record<string, unknown>, { strict, dryRun }: { strict: boolean; dryRun: boolean }): Promise<{ bulk: Bulk; parameters: Parameters }> {
  const { mapping: text, ...rest } = await validate(parametersInput, fromText(parametersInput, given), { strict })
  const mapping = mappingOf(text)
  const bulk = bulkOf(rest.resource)
  mustHold(Current.actor, bulk.scope)

  if (rest.mode === 'upsert' && !bulk.key) throw invalid('mode', 'INVALID', `${rest.resource} have no key by which upsert could find them`)
  const errors = mappingErrors(bulk, mapping)
  if (errors.length) throw new ValidationFailed(errors)
  return { bulk, parameters: { ...rest, dryRun: rest.dryRun || dryRun, mapping } }
}

function mappingOf(text: string | null | undefined): Mapping {
  if (text === null || text === undefined) return null

  const mapping = parsed(text)
  const isMapping = typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping)
  if (!isMapping || !Object.values(mapping).every((field) => field === null || typeof field === 'string')) {
    throw invalid('mapping', 'TYPE', 'mapping must be a JSON object from columns to fields or null, such as {"StockCode": "sku", "Notes": null}')
  }
  const repeated = repeatedName(text, mapping)
  if (repeated !== undefined) throw invalid('mapping', 'DUPLICATE', `mapping has the column ${repeated.slice(0, 100)} twice`)
  return mapping as Mapping
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
