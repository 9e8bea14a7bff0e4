import { DisciplinaryProcessSchema } from '#database/schema'

export const DISCIPLINARY_TYPES = [
  'VERBAL_WARNING',
  'WRITTEN_WARNING',
  'SUSPENSION',
  'TERMINATION',
] as const

export default class DisciplinaryProcess extends DisciplinaryProcessSchema {
  declare type: (typeof DISCIPLINARY_TYPES)[number]
}
