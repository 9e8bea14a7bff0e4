/** Queue of mails: rows written in the transaction of their cause, and a job for the worker. */
import { record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { insertMany } from '#core/lucid/insert_many'
import { jsonOf } from '#core/database/columns'
import { later } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import type { Row } from '#core/database/sql'
import { dryRunEffect, flushWrites } from '#core/database/transaction/writes'
import type { Addressee } from '#communications/addressee'
import { mustFit, subjectOf, tooLong } from '#communications/letters/letter'
import { missingIn, type Values } from '#communications/letters/placeholders'
import CommunicationSend, { type SendStatus } from '#communications/models/communication_send'
import type CommunicationTemplate from '#communications/models/communication_template'

export type NewSend = {
  template: Pick<CommunicationTemplate, 'id' | 'eventType' | 'subject' | 'body'>
  employee: Addressee
  /** Unique with template and employee. */
  occurrence: string
  values: Values
}

/** Rows per statement batch, since a large payroll would exceed the database's limit. */
const MOST = 500

/** Queues all in a transaction; mails without an address or a value, or too long, are FAILED. */
export async function queueSends(all: readonly NewSend[]) {
  const entries = all.map(entryOf)
  for (let at = 0; at < entries.length; at += MOST) {
    await insertMany(CommunicationSend, entries.slice(at, at + MOST))
    await flushWrites()
  }
  if (entries.some(({ status }) => status === 'QUEUED')) await pokeSender()
}

export function showInDryRun(all: readonly NewSend[]) {
  for (const { recipient, subject, status } of all.map(entryOf))
    if (status === 'QUEUED') dryRunEffect('mail', { to: recipient, subject })
}

/** The id is the occurrence, so that asking twice sends two mails. */
export async function oweOne(
  id: string,
  owed: Omit<NewSend, 'occurrence'>
): Promise<CommunicationSend> {
  const send = await CommunicationSend.create({ id, ...entryOf({ ...owed, occurrence: id }) })
  const { templateId, employeeId, recipient, subject } = send
  record({
    action: 'communication_send.created',
    entity: 'communication_send',
    entityId: id,
    after: { templateId, employeeId, recipient, subject },
  })
  await pokeSender()
  return send
}

/** Restarts a failed mail under its Message-ID; 409 MISSING_VALUE, 422 a letter too long. */
export async function oweAgain(
  send: CommunicationSend,
  { template, employee }: Pick<NewSend, 'template' | 'employee'>
) {
  const values = jsonOf(send.placeholders) as Values
  mustFit(template, values, 'templateId')
  const { error, ...anew } = entryOf({ template, employee, occurrence: send.occurrence, values })
  if (error)
    throw conflict(
      'MISSING_VALUE',
      `${error}: change the template, or send it by hand with the value`
    )

  const { recipient, subject } = await send.merge({ ...anew, error }).save()
  record({
    action: 'communication_send.retried',
    entity: 'communication_send',
    entityId: send.id,
    after: { templateId: send.templateId, employeeId: send.employeeId, recipient, subject },
  })
  await pokeSender()
}

export const pokeSender = (delayMs = 0) => later('sends', 'turn', {}, { delayMs })

function entryOf({
  template: { id, eventType, subject, body },
  employee,
  occurrence,
  values,
}: NewSend) {
  const missing = missingIn([subject, body], values)
  const error = !employee.email
    ? 'The employee has no e-mail address'
    : missing.length
      ? `There is no value for ${missing.map((name) => `{{${name}}}`).join(', ')}`.slice(0, 500)
      : tooLong({ subject, body }, values)

  return {
    templateId: id,
    employeeId: employee.id,
    occurrence,
    recipient: employee.email,
    subject: subjectOf(subject, eventType === 'PAYROLL_SLIP' ? withoutPay(values) : values),
    placeholders: JSON.stringify(values),
    status: (error ? 'FAILED' : 'QUEUED') as SendStatus,
    attempts: 0,
    dueAt: error ? null : clock.now().toISOString(),
    claim: null,
    error,
    sentAt: null,
  } satisfies Row
}

/** Readers of the log may not see pay: the amount enters the subject only when it is sent. */
const withoutPay = ({ amount, ...others }: Values): Values => others
