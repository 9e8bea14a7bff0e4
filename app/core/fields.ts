/**
 * The kinds of field every request is made of: what each takes, what the app then holds, and how it
 * is published.
 */
export * from '#core/fields/absent'
export * from '#core/fields/collections'
export { type JsonSchema } from '#core/fields/field'
export * from '#core/fields/moments'
export * from '#core/fields/numbers'
export * from '#core/fields/scalars'
export * from '#core/fields/texts'
