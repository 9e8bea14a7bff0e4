/**
 * The kinds of field every request is made of: what each takes, what the app then holds, and how it
 * is published.
 */
export * from '#core/input/fields/absent'
export * from '#core/input/fields/collections'
export { type JsonSchema } from '#core/input/fields/field'
export * from '#core/input/fields/moments'
export * from '#core/input/fields/numbers'
export * from '#core/input/fields/scalars'
export * from '#core/input/fields/texts'
