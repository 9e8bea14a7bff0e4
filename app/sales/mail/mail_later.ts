/** Asks the worker to mail a document, once the transaction has committed. */
import { Current } from '#core/context/current'
import { later } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'

/** 409 when the customer has no address. */
export function mustHaveEmail(email: string | null): string {
  if (!email) throw conflict('NO_EMAIL', 'The customer has no e-mail address')
  return email
}

/** A dry run tells whom it would go to. */
export async function mailLater(kind: 'quote' | 'invoice', id: string, to: string) {
  Current.unit!.effect('mail', { to, document: kind, id })
  await later('mail', kind, { id })
}
