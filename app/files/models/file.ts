import { FileSchema } from '#database/schema'

export default class File extends FileSchema {
  static table = 'files'
}
