/** Random numbers from a seed (mulberry32), so that a sample can be drawn again. */
export function random(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    shuffled(items) {
      const list = [...items]
      for (let last = list.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1))
        ;[list[last], list[other]] = [list[other], list[last]]
      }
      return list
    },
  }
}
