/**
 * Actions of the board and their names in the audit log. Others are refused: unfinished work is
 * never removed, and a job cannot be edited because the board shows it redacted.
 */
import type { I18n } from '@adonisjs/i18n'
import type { BullBoardRequest } from '@bull-board/api/typings/app'
import { statesIn } from '#admin/board/words'

type Action = {
  audit: string
  /** States of the jobs that an action on many jobs may change. */
  states?: readonly string[]
  /** States that a single job must be in. */
  jobIn?: readonly string[]
}

const OVER = ['completed', 'failed']

const ACTIONS: Record<string, Action> = {
  '/api/queues/pause': { audit: 'queue.all_paused' },
  '/api/queues/resume': { audit: 'queue.all_resumed' },
  '/api/queues/:queueName/pause': { audit: 'queue.paused' },
  '/api/queues/:queueName/resume': { audit: 'queue.resumed' },
  '/api/queues/:queueName/retry/:queueStatus': { audit: 'queue.jobs_retried', states: ['failed'] },
  '/api/queues/:queueName/promote': { audit: 'queue.jobs_promoted' },
  '/api/queues/:queueName/clean/:queueStatus': { audit: 'queue.jobs_removed', states: OVER },
  '/api/queues/:queueName/:jobId/retry': { audit: 'queue.job_retried', jobIn: ['failed'] },
  '/api/queues/:queueName/:jobId/promote': { audit: 'queue.job_promoted', jobIn: ['delayed'] },
  '/api/queues/:queueName/:jobId/clean': { audit: 'queue.job_removed', jobIn: OVER },
}

/** Returns the audit log's name of an action, or the sentence that refuses it. */
export async function allowed(
  method: string,
  route: string,
  { params, queues }: Pick<BullBoardRequest, 'params' | 'queues'>,
  i18n: I18n
): Promise<{ audit: string } | { refused: string }> {
  const action = method === 'put' && Object.hasOwn(ACTIONS, route) ? ACTIONS[route] : undefined
  if (!action) return { refused: i18n.t('queues.not_done_here') }

  const { audit, states, jobIn } = action
  if (states && !states.includes(params.queueStatus))
    return { refused: i18n.t('queues.only_jobs', { states: statesIn(i18n, states) }) }

  const job = jobIn && (await queues.get(params.queueName)?.getJob(params.jobId))
  const state = job && (await job.getState())
  if (state && !jobIn!.includes(state))
    return {
      refused: i18n.t('queues.only_job', {
        states: statesIn(i18n, jobIn!),
        state: statesIn(i18n, [state]),
      }),
    }
  return { audit }
}
