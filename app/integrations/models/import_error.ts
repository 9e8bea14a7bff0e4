import { ImportErrorSchema } from '#database/schema'

/** Not audited, since the import is. */
export default class ImportError extends ImportErrorSchema {
  static audited = false
}
