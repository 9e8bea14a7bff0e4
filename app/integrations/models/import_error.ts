import { ImportErrorSchema } from '#database/schema'

/** Not audited: the import is. */
export default class ImportError extends ImportErrorSchema {
  static audited = false
}
