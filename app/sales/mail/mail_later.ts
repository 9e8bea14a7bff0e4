/** Queues the mail of a document. */
import { later } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { dryRunEffect } from '#core/database/transaction/writes'

/** 409 NO_EMAIL without an address. */
export function mustHaveEmail(email: string | null): string {
  if (!email) throw conflict('NO_EMAIL', 'The customer has no e-mail address')
  return email
}

/** A dry run reports the recipient. */
export async function mailLater(kind: 'quote' | 'invoice', id: string, to: string) {
  dryRunEffect('mail', { to, document: kind, id })
  await later('mail', kind, { id })
}
