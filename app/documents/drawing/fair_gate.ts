/** Limits concurrent heavy work in total and per company; companies take turns in the queue. */
type Waiting = { begin: () => void }

type Limits = {
  places: number
  ofOne: number
  mostWaiting: number
}

/** The company's queue is full; `afterMs` estimates how long the queue takes. */
export class QueueFull extends Error {
  constructor(readonly afterMs: number) {
    super('Too many wait already')
  }
}

export class FairGate {
  /** Waiting work by company, in the order in which the companies take turns. */
  #queues = new Map<number, Waiting[]>()
  #inside = new Map<number, number>()
  #total = 0
  #averageMs = 1_000

  constructor(private readonly limits: Limits) {}

  get inside() {
    return this.#total
  }

  get waiting() {
    return this.#queues.values().reduce((sum, { length }) => sum + length, 0)
  }

  /**
   * Runs `work` once there is a place. Throws QueueFull unless `patient`, or the reason of `signal`
   * when it aborts in the queue. Running work checks the signal itself.
   */
  async pass<T>(
    company: number,
    work: () => Promise<T>,
    { signal, patient = false }: { signal?: AbortSignal; patient?: boolean } = {}
  ): Promise<T> {
    signal?.throwIfAborted()
    await this.#enter(company, signal, patient)
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.#averageMs += (performance.now() - began - this.#averageMs) / 10
      this.#leave(company)
    }
  }

  #enter(company: number, signal: AbortSignal | undefined, patient: boolean): Promise<void> {
    const queue = this.#queues.get(company) ?? []
    const isFree = this.#total < this.limits.places && this.#of(company) < this.limits.ofOne
    if (!isFree && !patient && queue.length >= this.limits.mostWaiting)
      throw new QueueFull((this.#averageMs * queue.length) / this.limits.ofOne)

    return new Promise((resolve, reject) => {
      const leaves = () => {
        this.#forget(company, one)
        reject(signal!.reason)
      }
      const one = { begin: () => (signal?.removeEventListener('abort', leaves), resolve()) }
      signal?.addEventListener('abort', leaves, { once: true })
      this.#queues.set(company, queue)
      queue.push(one)
      this.#letIn()
    })
  }

  /** Moves a company that got a place to the end of the line. */
  #letIn() {
    for (const [company, queue] of this.#queues) {
      if (this.#total >= this.limits.places) return
      if (this.#of(company) >= this.limits.ofOne) continue

      this.#queues.delete(company)
      const one = queue.shift()!
      if (queue.length) this.#queues.set(company, queue)
      this.#inside.set(company, this.#of(company) + 1)
      this.#total++
      one.begin()
    }
  }

  #leave(company: number) {
    const others = this.#of(company) - 1
    if (others) this.#inside.set(company, others)
    else this.#inside.delete(company)
    this.#total--
    this.#letIn()
  }

  #forget(company: number, one: Waiting) {
    const queue = this.#queues.get(company)!
    queue.splice(queue.indexOf(one), 1)
    if (!queue.length) this.#queues.delete(company)
  }

  #of(company: number) {
    return this.#inside.get(company) ?? 0
  }
}
