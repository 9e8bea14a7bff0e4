/** A small generator of numbers in [0, 1), so that a walk can be repeated. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
