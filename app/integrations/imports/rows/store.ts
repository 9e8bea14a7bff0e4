import type { ImportDefinition } from '#core/resources/importable'
import type { Row } from '#core/database/sql'

/** The destination of an import's rows. */
export type Store = {
  bulk: ImportDefinition
  upsert: boolean
  /** Values of new records for empty columns. */
  defaults: Row
  /**
   * Fields that the sender may not see: any value for an immutable one is refused, because the
   * answer would reveal it.
   */
  hidden: readonly string[]
  /** Announces quiet events of new records, as the API does. */
  notify: boolean
  /** For a dry run: keys of its rows are in `import_keys`. */
  seenIn?: string
  /**
   * Rows have met existing records. Until then a pure insert does not look them up, but lets the
   * database refuse.
   */
  meetsOthers: boolean
  /** Records created for references; later rows may name them. */
  made: Set<string>
}
