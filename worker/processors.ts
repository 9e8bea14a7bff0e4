/** Queue by queue, what each job does. A job finds its way to a domain's verb and stops there. */
import type { QueueName } from '#core/queue_list'
import type { Processor } from '#worker/job'

export type Processors = Partial<Record<QueueName, Record<string, Processor>>>

export const processors: Processors = {
  mail: {},
  imports: {},
  audit: {},
  maintenance: {},
}
