/** The job that sends the mail of a document and notes what became of it. */
import type { TenantJob } from '#core/context/domain'
import { transaction } from '#core/database/transaction/transaction'
import { QUEUES } from '#core/jobs/queue_names'
import { Refusal, refusalFrom } from '#core/errors/refusal'
import { inPatientSlot } from '#documents/drawing_slot'
import { deliveryNow, noteOutcome, type Delivery } from '#document_mails/sending/outcomes'
import { mailLetter, type PreparedLetter } from '#document_mails/sending/mail_letter'

/** The letter with its document, or the reason for which it is no longer sent. */
export type Prepared = PreparedLetter | { notSent: string }

type Asked = Pick<Parameters<TenantJob>[0], 'outboxId' | 'attempt' | 'finish'> & {
  data: { deliveryId: string }
}

/**
 * Sends a delivery that is not SENT. A repeated job has the same Message-ID. A final failure makes
 * it FAILED, with the reason; a mail that waits stays QUEUED. Throws errors of the mail server.
 */
export async function sendDelivery(
  { data, attempt, finish }: Asked,
  prepare: (delivery: Delivery) => Promise<Prepared>
) {
  const delivery = await deliveryNow(data.deliveryId)
  if (!delivery || delivery.status === 'SENT') return

  const prepared = await prepareOne(delivery, attempt, prepare)
  if ('notSent' in prepared) return settle(finish, delivery, { error: prepared.notSent })
  await mail(delivery, prepared).catch(async (error) => {
    await note(delivery, attempt, error)
    throw error
  })
  await settle(finish, delivery, {})
}

/** A document that is gone is not sent; other errors are noted. */
async function prepareOne(
  delivery: Delivery,
  attempt: number,
  prepare: (one: Delivery) => Promise<Prepared>
): Promise<Prepared> {
  try {
    return await inPatientSlot(() => prepare(delivery))
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return { notSent: GONE }
    await note(delivery, attempt, error)
    throw error
  }
}

const mail = (delivery: Delivery, prepared: PreparedLetter) => {
  const { id, document, documentId } = delivery
  const kind = document.toLowerCase().replaceAll('_', '-')
  return mailLetter({ ...delivery, id: `${kind}-${documentId}-${id}` }, prepared)
}

const GONE = 'The document was deleted before the mail left'

const settle = (finish: Asked['finish'], { id }: Delivery, { error }: { error?: string }) =>
  transaction(async () => {
    await finish()
    await noteOutcome(id, error === undefined ? 'SENT' : 'FAILED', error ?? null)
  })

function note({ id }: Delivery, attempt: number, error: any) {
  const refusal = refusalFrom(error)
  const isAway = refusal !== undefined && refusal.status >= 500
  const isFinal =
    !isAway &&
    (refusal !== undefined ||
      error?.name === 'UnrecoverableError' ||
      attempt >= QUEUES.mail.attempts)
  const reason = refusal || isMailFailure(error) ? String(error.message) : NOT_PREPARED
  return transaction(() => noteOutcome(id, isFinal ? 'FAILED' : 'QUEUED', reason))
}

/** The text of another error, such as SQL, is for operators alone. */
const isMailFailure = (error: any) =>
  ['MailFailure', 'UnrecoverableError'].includes(error?.constructor?.name)

const NOT_PREPARED = 'The mail cannot be prepared at the moment; it is tried again'
