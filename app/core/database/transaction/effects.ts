/** The effects that a dry run answers, as far as its caller may see them. */
import { Current } from '#core/context/current'
import { hasScope } from '#core/context/scopes'

/** Effects by kind, such as `journal` or `stock`. `withheld` names missing scopes. */
export type Effects = Record<string, unknown[]>

/** Facts that need further scopes: `needs` gives each scope by its name in `withheld`. */
type Guarded = { facts: object; needs: Record<string, string> }

/**
 * Adds one effect. Every caller sees `open` (null for nothing); a caller with all scopes of
 * `guarded` also sees its facts, others its names in `effects.withheld`.
 */
export function addEffect(effects: Effects, kind: string, open: unknown, guarded?: Guarded) {
  const lacking = Object.entries(guarded?.needs ?? {}).flatMap(([name, scope]) =>
    hasScope(Current.actor, scope) ? [] : [name]
  )
  if (lacking.length) effects.withheld = [...new Set([...(effects.withheld ?? []), ...lacking])]

  const isWhole = guarded !== undefined && !lacking.length
  const shown = isWhole ? { ...(open as object), ...guarded.facts } : open
  if (shown !== null) (effects[kind] ??= []).push(shown)
}
