/** Many customers with an invoice that was due some days ago, written by statements. */
import { addDays } from '#core/calendar/days'
import { execute } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import type { Company } from '#tests/company'

const AT_ONCE = 500
const NOW = "1, '2026-01-02 03:04:05.678', '2026-01-02 03:04:05.678'"

type Asked = {
  customers: number
  /** Of each customer. */
  invoices?: number
  today: string
  /** The number of the first one. */
  from?: number
}

/** Invoices of 100, which were due 20 days ago. Nothing is posted. */
export async function manyDebtors(
  { as, tenant }: Pick<Company, 'as' | 'tenant'>,
  { customers, invoices = 1, today, from = 1 }: Asked
) {
  const due = addDays(today, -20)
  const ids = Array.from({ length: customers }, () => newId())
  const customer = (id: string, nth: number) =>
    `(${tenant.id}, '${id}', 'D-${from + nth}', 'Deudor ${from + nth}', 'd${from + nth}@debts.test', '', ${NOW})`
  const invoice = (id: string, nth: number) =>
    `(${tenant.id}, '${newId()}', ${1_000 + from + nth}, 'ISSUED', '${id}', 'Deudor', '${today}', ` +
    `'${due}', 'CREDIT', '${tenant.currency}', 100, 0, 0, 100, 100, '${today}', '', ${NOW})`

  await inParts(ids.map(customer), (values) =>
    as(() =>
      execute(
        `INSERT INTO customers
           (tenant_id, id, tax_id, name, email, search_text, version, created_at, updated_at)
         VALUES ${values}`
      )
    )
  )
  const owed = ids.flatMap((id) => Array.from({ length: invoices }, () => id))
  await inParts(owed.map(invoice), (values) =>
    as(() =>
      execute(
        `INSERT INTO invoices
           (tenant_id, id, number, status, customer_id, customer_name, date, due_date, payment_method,
            currency, subtotal, discount_total, tax_total, total, balance, issued_at, search_text,
            version, created_at, updated_at)
         VALUES ${values}`
      )
    )
  )
}

async function inParts(rows: string[], write: (values: string) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await write(rows.slice(from, from + AT_ONCE).join(','))
}
