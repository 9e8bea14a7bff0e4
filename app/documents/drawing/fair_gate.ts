/**
 * Lets in a few pieces of heavy work at a time, and fewer of one company. The rest wait: of one
 * company in the order of arrival, the companies by turns, so that nobody waits behind the long
 * queue of another.
 */
type Waiting = { begin: () => void }

type Limits = {
  /** Pieces of work at a time, of all companies. */
  places: number
  ofOne: number
  /** How long the queue of one company may get. */
  mostWaiting: number
}

/** Too many of one company wait already; `afterMs` is about how long the queue takes. */
export class QueueFull extends Error {
  constructor(readonly afterMs: number) {
    super('Too many wait already')
  }
}

export class FairGate {
  /** Those that wait, by company, in the order in which the companies have their turns. */
  #queues = new Map<number, Waiting[]>()
  /** How many are inside, by company. */
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
   * Does `work` of a company once there is a place, and answers what it does. Throws QueueFull when
   * the company's queue is full, unless `patient`; and the reason of `signal` when it is aborted in
   * the queue. What is inside looks at the signal for itself.
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

  /** A company that got a place goes behind the others that wait. */
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
