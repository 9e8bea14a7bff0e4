/** bull-board on the worker's queues, which are opened at the first call. */
import { createBullBoard } from '@bull-board/api'
import { QUEUE_NAMES, QUEUES } from '#core/jobs/queue_names'
import { queue } from '#core/jobs/queues'
import { AdonisAdapter } from '#admin/board/adonis_adapter'

/** Adds the board's routes; call it in a group with this prefix. */
export function board(prefix: string) {
  let opening: Promise<void> | undefined
  const openQueues = () => (opening ??= Promise.all(QUEUE_NAMES.map(adapterOf)).then(setQueues))

  const { setQueues } = createBullBoard({
    queues: [],
    serverAdapter: new AdonisAdapter(prefix, openQueues),
    options: {
      uiConfig: {
        hideDocsLink: true,
        pollingInterval: { showSetting: true },
      },
    },
  })
}

async function adapterOf(name: (typeof QUEUE_NAMES)[number]) {
  const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter')
  return new BullMQAdapter(await queue(name), {
    description: QUEUES[name].what,
    allowCompletedRetries: false,
  } as object)
}
