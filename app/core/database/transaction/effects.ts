/** The effects that a dry run answers, as far as its caller may see them. */
import { Current } from '#core/context/current'
import { hasScope } from '#core/context/scopes'

/**
 * Effects by kind, such as `journal`, `stock`, `mail`, `queued`. `withheld` names what was left
 * out.
 */
export type Effects = Record<string, unknown[]>

/**
 * Facts of an effect that need further scopes: `needs` gives each scope by the name under which its
 * absence is told.
 */
type Guarded = { facts: object; needs: Record<string, string> }

/**
 * Adds one effect. `open` is what every caller sees, null for nothing. `guarded` facts are merged
 * into it for a caller who holds all scopes that they need; for any other caller they are left out,
 * and `effects.withheld` names the reason.
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
