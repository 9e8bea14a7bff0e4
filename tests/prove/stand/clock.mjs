/** Preloaded by processes of the stand: SIGUSR2 sets their clock forward, and back the next time. */
const JUMP_MS = 120_000

const Real = Date
let ahead = 0

globalThis.Date = class Date extends Real {
  constructor(...given) {
    super(...(given.length ? given : [Real.now() + ahead]))
  }

  static now() {
    return Real.now() + ahead
  }
}

process.on('SIGUSR2', () => {
  ahead = ahead ? 0 : JUMP_MS
})
