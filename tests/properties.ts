/**
 * How often a property of `fast-check` is tried. A failure prints its seed, its path and a case that
 * was made smaller; `FC_SEED` and `FC_PATH` in the environment repeat it.
 */
const { FC_SEED, FC_PATH } = process.env

/** A case over HTTP takes a second, so cases are tried, and made smaller, for no longer. */
const LONGEST = 100_000

export const tries = (numRuns: number) => ({
  numRuns,
  interruptAfterTimeLimit: LONGEST,
  ...(FC_SEED && { seed: Number(FC_SEED), path: FC_PATH }),
})

/** Shares one value between cases. After a failure a new one is made, so that the next case starts clean. */
export function sharedUntilOneFails<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  return async (work: (shared: T) => Promise<void>) => {
    made ??= make()
    try {
      await work(await made)
    } catch (error) {
      made = undefined
      throw error
    }
  }
}
