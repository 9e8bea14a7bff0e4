import type { ImportDefinition } from '#core/resources/importable'
import type { Row } from '#core/database/sql'

/** Where the rows of an import go, and how. */
export type Store = {
  bulk: ImportDefinition
  upsert: boolean
  /** Values of new records for columns that a row leaves empty. */
  defaults: Row
  /**
   * Fields that whoever has sent the file may not see: one that may not change is refused whatever
   * it says, or trying would tell what it is.
   */
  hidden: readonly string[]
  /** Tells of new records whose event is quiet as the API does. */
  notify: boolean
  /** Of a dry run: the rows it has seen are not there, but their keys are in `import_keys`. */
  seenIn?: string
  /**
   * Some rows have met records that were there: whoever only creates does not look before that, but
   * lets the database refuse.
   */
  meetsOthers: boolean
  /**
   * Records that rows have named and that were made for them: rows judged before that name them,
   * too.
   */
  made: Set<string>
}
