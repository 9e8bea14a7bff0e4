/** Delta debugging (Zeller and Hildebrandt, 2002): the fewest steps that still show a failure. */

/**
 * Drops ever smaller parts of `steps` while `shows` resolves true for what is left. Ends when no
 * single step can be dropped, or at `until` (ms since the epoch). The order stays.
 */
export async function shrunk<Step>(
  steps: readonly Step[],
  shows: (steps: readonly Step[]) => Promise<boolean>,
  until = Infinity
): Promise<readonly Step[]> {
  let left = steps
  for (let size = Math.ceil(left.length / 2); left.length > 1; size = Math.ceil(size / 2)) {
    for (let at = 0; at < left.length;) {
      if (Date.now() > until) return left
      const fewer = left.toSpliced(at, size)
      if (fewer.length && (await shows(fewer))) left = fewer
      else at += size
    }
    if (size === 1) break
  }
  return left
}
