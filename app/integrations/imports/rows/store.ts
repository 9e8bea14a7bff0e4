import type { ImportDefinition } from '#core/resources/importable'
import type { Row } from '#core/database/sql'

/** Settings and state of writing the rows of an import. */
export type Store = {
  bulk: ImportDefinition
  upsert: boolean
  defaults: Row
  /** Fields hidden from the sender; immutable ones are refused, or trying would reveal them. */
  hidden: readonly string[]
  /** Announces new records whose event imports otherwise suppress. */
  notify: boolean
  /** The import of a dry run, whose seen keys are in `import_keys`. */
  seenIn?: string
  /** Rows have met existing records; until then a create relies on the database to refuse. */
  meetsOthers: boolean
  /** Referenced records made so far; chunks checked earlier may name them too. */
  made: Set<string>
}
