/**
 * What many assets that are made in one transaction need, read and locked for all of them together.
 */
import { Current } from '#core/context/current'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'

/** What assets refer to that is there, by id: of a model its category. */
export type Known = {
  models: ReadonlyMap<string, string | null>
  locations: ReadonlySet<string>
  suppliers: ReadonlySet<string>
}

type HeldForAssets = Known & {
  /** The next tags, for those that are given none. */
  tags: string[]
  /** The four characters among the given tags that are another tenant's. */
  foreign: ReadonlySet<string>
}

const held = new WeakMap<UnitOfWork, HeldForAssets>()

/** For the assets that this transaction makes from here on. */
export const keepForAssets = (what: HeldForAssets) => void held.set(Current.unit!, what)

/** Undefined where each asset reads for itself. */
export const heldForAssets = (): HeldForAssets | undefined => Current.unit && held.get(Current.unit)
