/** What a request may say, how it is checked, and how all that is wrong is told. */
export type { Infer } from '@vinejs/vine/types'
export {
  fieldError,
  isObject,
  MAX_ERRORS,
  ValidationFailed,
  type Fail,
  type FieldError,
} from '#core/validation/errors'
export { fromText } from '#core/validation/text_rows'
export { either, knownIn, type Known } from '#core/validation/known'
export {
  unknownFields,
  unknownParameter,
  withArticle,
  type UnknownOptions,
} from '#core/validation/unknown_fields'
export { updateValidator, validate, validator, Validator } from '#core/validation/validator'
