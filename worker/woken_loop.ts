/** A loop that runs at once when it is woken, else every `everyMs`. */
type Loop = { poke(): void; stop(): Promise<void> }

/** Runs `round` until `stop`, which waits for the running one. A `round` must not throw. */
export function wokenLoop(round: () => Promise<void>, everyMs: number): Loop {
  let isStopped = false
  let isAsked = false
  let wake = () => {}

  const loop = async () => {
    while (!isStopped) {
      isAsked = false
      await round()
      if (!isAsked && !isStopped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, everyMs)
          wake = () => (clearTimeout(timer), resolve())
        })
    }
  }
  const running = loop()

  return {
    poke() {
      isAsked = true
      wake()
    },
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}
