import { id } from '#core/input/fields'
import { validator } from '#core/input/validation'

export const attachFile = validator({
  fileId: id().meta({ description: 'A file of `POST /files`, or one that you may read.' }),
})
