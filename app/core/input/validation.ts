export type { Infer } from '@vinejs/vine/types'
export {
  fieldError,
  isObject,
  MAX_ERRORS,
  ValidationFailed,
  type Fail,
  type FieldError,
} from '#core/input/validation/errors'
export { fromText } from '#core/input/validation/text_rows'
export { either, knownIn, type Known } from '#core/input/validation/known'
export {
  unknownFields,
  unknownParameter,
  withArticle,
  type UnknownOptions,
} from '#core/input/validation/unknown_fields'
export { updateValidator, validate, validator, Validator } from '#core/input/validation/validator'
