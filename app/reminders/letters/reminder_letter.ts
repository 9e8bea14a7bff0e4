/** The letter of a reminder: the text of its level, and the instalments that are still owed. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { textsOf } from '#core/primitives/texts'
import { formatsOf } from '#documents/formats'
import { issuerOf } from '#documents/issuer'
import type { Prepared } from '#document_mails/mails'
import { stillOwed } from '#reminders/letters/still_owed'

/** Instalments in the table of a mail, the oldest; the sums are of all. */
const MOST_LISTED = 200

/** Amounts and days are those of now. A mail without an instalment is not sent. */
export async function reminderLetter(id: string): Promise<Prepared> {
  const [reminder] = await rows(
    'SELECT customer_name AS name, currency FROM reminders WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, id]
  )
  const owed = reminder ? await stillOwed(id) : []
  if (!owed.length) return { notSent: 'All of it was settled or disputed before the mail left' }

  const issuer = await issuerOf(reminder.currency)
  const { labels } = issuer
  const words = textsOf('reminders', issuer.locale)
  const { money, day } = formatsOf(issuer, issuer.currency)
  const charge = sum(owed.map((one) => one.charge))
  const isCharged = charge.gt(0)
  const head = [words('invoice'), labels('due'), words('days'), labels('balance')]
  return {
    issuer,
    name: reminder.name,
    said: [],
    facts: [
      [labels('balance'), money(sum(owed.map((one) => one.balance)))],
      ...(isCharged ? [[words('charge'), money(charge)] as const] : []),
      ...(owed.length > MOST_LISTED
        ? [[words('oldest'), words('of', { listed: MOST_LISTED, all: owed.length })] as const]
        : []),
    ],
    table: {
      head: isCharged ? [...head, words('charge')] : head,
      rows: owed
        .slice(0, MOST_LISTED)
        .map((one) => [
          String(one.fiscalNumber ?? one.number),
          day(one.dueDate),
          String(one.days),
          money(one.balance),
          ...(isCharged ? [money(one.charge)] : []),
        ]),
    },
    asksForMoney: true,
    file: null,
  }
}
