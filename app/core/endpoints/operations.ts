/**
 * Declared endpoints: `lists`, `reads`, `creates`, `updates`, `deletes`, and `does` for actions.
 * Each handler carries its declaration, so that OpenAPI and assistant tools match it.
 */
export { bodyOf, nothingOf } from '#core/endpoints/operations/bodies'
export {
  declarationOf,
  type Declaration,
  type InputOf,
  type Operation,
} from '#core/endpoints/operations/declaration'
export { creates, deletes, does, lists, reads, updates } from '#core/endpoints/operations/kinds'
export { alsoNeeds, holding, operation } from '#core/endpoints/operations/operation'
export { inPath, lockOrFail, pathId, readRecord, remove } from '#core/endpoints/operations/records'
export { matchVersion, mustBeAt, tag, unlessKnown } from '#core/endpoints/operations/versions'
