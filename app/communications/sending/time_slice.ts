/** Time limit of a job: a second, extended while no other job waits. */
import type { QueueName } from '#core/jobs/queue_names'
import { queue } from '#core/jobs/queues'

const SLICE_MS = 1_000

export class TimeSlice {
  #until = performance.now() + SLICE_MS
  #hasBacklog = false

  constructor(
    private readonly name: QueueName,
    private readonly signal: AbortSignal
  ) {}

  async isOver(): Promise<boolean> {
    if (this.signal.aborted || this.#hasBacklog) return true
    if (performance.now() < this.#until) return false

    this.#until = performance.now() + SLICE_MS
    this.#hasBacklog = await (await queue(this.name)).getWaitingCount().then(
      (waiting) => waiting > 0,
      () => true
    )
    return this.#hasBacklog
  }
}
