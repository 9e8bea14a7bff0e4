/** Announces instalments that are due soon or overdue, each event of one once. */
import { addDays, todayIn } from '#core/calendar/days'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { deferInsert } from '#core/database/transaction/writes'
import { announce } from '#core/jobs/outbox'
import { companySettings } from '#tenants/settings'
import { openInstalments, type OpenInstalment } from '#reminders/due/open_instalments'

type Event = 'DUE_SOON' | 'OVERDUE'

/** The last event of an instalment is still to come. */
const UNANNOUNCED = `NOT EXISTS (SELECT 1 FROM due_announcements a WHERE a.tenant_id = i.tenant_id
    AND a.invoice_id = i.id AND a.position = COALESCE(r.position, 1) AND a.event = 'OVERDUE')`

/**
 * Announces what is new of these invoices. Call it with the calendar locked. Instalments that were
 * due before the company began to announce are left out, unless their invoice is newer.
 */
export async function announceDue(
  invoiceIds: readonly string[],
  announcedSince: string
): Promise<void> {
  const today = todayIn(Current.tenant.timezone)
  const { invoiceDueSoonDays } = await companySettings()
  const open = await openInstalments([`i.id IN (?) AND ${UNANNOUNCED}`, invoiceIds], {
    through: addDays(today, invoiceDueSoonDays),
    asOf: today,
  })
  const wanted = open
    .filter(({ dueDate, date }) => dueDate >= announcedSince || date >= announcedSince)
    .map((one) => ({ ...one, event: eventOf(one, today) }))
  if (!wanted.length) return

  const known = await announced(wanted.map(({ invoiceId }) => invoiceId))
  for (const one of wanted) if (!known.has(keyOf(one))) await announceOne(one)
}

const eventOf = ({ dueDate }: OpenInstalment, today: string): Event =>
  dueDate < today ? 'OVERDUE' : 'DUE_SOON'

type Announced = Pick<OpenInstalment, 'invoiceId' | 'position'> & { event: string }

async function announceOne({ invoiceId, position, event }: Announced) {
  deferInsert('due_announcements', [
    {
      tenant_id: Current.tenantId,
      invoice_id: invoiceId,
      position,
      event,
      created_at: sqlInstant(clock.now()),
    },
  ])
  if (event === 'OVERDUE') await announce('invoice.overdue', { invoiceId, position })
  else await announce('invoice.due_soon', { invoiceId, position })
}

const keyOf = ({ invoiceId, position, event }: Announced) => `${invoiceId} ${position} ${event}`

async function announced(invoiceIds: readonly string[]): Promise<Set<string>> {
  const found = await rows<Announced>(
    'SELECT invoice_id AS invoiceId, position, event FROM due_announcements WHERE tenant_id = ? AND invoice_id IN (?)',
    [Current.tenantId, [...new Set(invoiceIds)]]
  )
  return new Set(found.map(keyOf))
}
