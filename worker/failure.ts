/** Errors of jobs without secrets, for the outbox, Redis and the log. */
import { UnrecoverableError, type Job } from 'bullmq'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { withoutSecrets } from '#core/observability/log_context'
import { isTooMuchAtOnce, TOO_MUCH } from '#core/database/errors_and_retries'
import { refusalFrom } from '#core/errors/refusal'

/** True if the database is unavailable, which must not use up a job's attempts. */
export function isAway(error: unknown) {
  return refusalFrom(error)?.code === 'UNAVAILABLE'
}

/**
 * The error as it may be stored. Database messages may hold values, so only the code is kept. A
 * refusal is final. A statement above the server's limit is reported for the operator and retried.
 */
export function presentable(error: any): Error {
  const refusal = refusalFrom(error)
  const isTooMuch = isTooMuchAtOnce(error)
  const isFinal =
    error instanceof UnrecoverableError ||
    (refusal !== undefined && refusal.status < 500 && !isTooMuch)
  const text = isTooMuch
    ? TOO_MUCH
    : refusal
      ? `${refusal.code}: ${refusal.message}`
      : error?.sqlMessage !== undefined
        ? `The database refused (${error.code})`
        : String(error?.message ?? error)

  const shown = new (isFinal ? UnrecoverableError : Error)(
    withoutSecrets(text).split('\n')[0].slice(0, 500)
  )
  shown.stack = [
    `${shown.name}: ${shown.message}`,
    ...String(error?.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line)),
  ].join('\n')
  return shown
}

export function isLastAttempt(job: Job, error: Error) {
  return error instanceof UnrecoverableError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
}

/**
 * Notes the failure in the outbox row, which is DEAD after the last attempt. Scheduled jobs have
 * none.
 */
export async function noteFailure(job: Job, error: Error) {
  const { tenantId } = job.data ?? {}
  if (!tenantId) return

  const dead = isLastAttempt(job, error) ? ", state = 'DEAD'" : ''
  await Current.acrossTenants('note that a job failed', () =>
    execute(
      `UPDATE outbox_messages SET attempts = attempts + 1, last_error = ?${dead} WHERE tenant_id = ? AND id = ?`,
      [error.message, tenantId, job.id]
    )
  )
}
