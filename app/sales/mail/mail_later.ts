/** Asks the worker to mail a document, once the transaction has committed. */
import { later } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { dryRunEffect } from '#core/database/transaction/writes'

/** 409 when the customer has no address. */
export function mustHaveEmail(email: string | null): string {
  if (!email) throw conflict('NO_EMAIL', 'The customer has no e-mail address')
  return email
}

/** A dry run tells whom it would go to. */
export async function mailLater(kind: 'quote' | 'invoice', id: string, to: string) {
  dryRunEffect('mail', { to, document: kind, id })
  await later('mail', kind, { id })
}
