/** The kinds of field in request bodies. */
export * from '#core/input/fields/absent'
export * from '#core/input/fields/collections'
export { type JsonSchema } from '#core/input/fields/field'
export * from '#core/input/fields/moments'
export * from '#core/input/fields/networks'
export * from '#core/input/fields/numbers'
export * from '#core/input/fields/scalars'
export * from '#core/input/fields/texts'
