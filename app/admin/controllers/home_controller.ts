/** Key figures of the company, each from an API operation that the person may call. */
import type { HttpContext } from '@adonisjs/core/http'
import { addMonths, todayIn } from '#core/calendar/days'
import { read } from '#admin/call_api'
import { barChart, lineChart } from '#admin/format/charts'
import { may } from '#admin/endpoint_access'
import { go, page } from '#admin/page'

const MONTHS = 12
const SHOWN = 5
/** A cursor instead of a count saves one statement. */
const MOST_ON_LEAVE = 100

const FIRST_STEPS = [
  { path: '/admin/settings', text: 'home.step_settings', asks: 'PATCH /settings/tenant' },
  { path: '/admin/users/new', text: 'home.step_users', asks: 'POST /users' },
  { path: '/admin/imports/new', text: 'home.step_imports', asks: 'POST /imports' },
  { path: '/admin/api-keys/new', text: 'home.step_keys', asks: 'POST /api-keys' },
]

export const home = {
  async show(ctx: HttpContext) {
    const { tenant } = ctx.auth.getUserOrFail()
    if (!tenant) return go(ctx, '/admin/companies')

    const today = todayIn(tenant.timezone)
    const [sales, balances, overdue, alerts, leave, tickets, ranges] = await Promise.all([
      figure(ctx, '/reports/sales-summary', {
        from: `${addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS)}`,
        groupBy: 'month',
      }),
      figure(ctx, '/reports/balances-by-month', { months: MONTHS }),
      figure(ctx, '/invoices', { overdue: true, sort: 'dueDate', limit: SHOWN }),
      figure(ctx, '/stock/alerts', { limit: SHOWN }),
      figure(ctx, '/time-off-requests', {
        status: 'APPROVED',
        on: today,
        cursor: '',
        limit: MOST_ON_LEAVE,
      }),
      figure(ctx, '/tickets', { isOpen: true, limit: 1 }),
      figure(ctx, '/numbering-ranges', { ending: true, cursor: '', limit: SHOWN }),
    ])

    const sold =
      sales &&
      monthsThrough(today).map((month) => ({
        month,
        value: sales.rows.find(({ period }: any) => period === month)?.total ?? 0,
      }))
    const owed = balances?.rows.map(({ month, receivable }: any) => ({ month, value: receivable }))
    const salesChart = hasValues(sold) && barChart(sold)
    const owedChart = hasValues(owed) && lineChart(owed)
    const isNew = !salesChart && !owedChart && !overdue?.data.length && !alerts?.data.length
    const steps = FIRST_STEPS.filter(({ asks }) => isNew && may(ctx.auth.getUserOrFail(), asks))
    await page(ctx, 'home', {
      sold,
      owed,
      salesChart,
      owedChart,
      overdue,
      alerts,
      leave,
      tickets,
      ranges,
      steps,
    })
  },
}

async function figure(ctx: HttpContext, path: string, query: Record<string, unknown>) {
  return may(ctx.auth.getUserOrFail(), `GET ${path}`) ? read(ctx, path, query) : undefined
}

const hasValues = (months: readonly { value: number }[] | undefined) =>
  months?.some(({ value }) => value)

const monthsThrough = (today: string) =>
  Array.from({ length: MONTHS }, (_, index) =>
    addMonths(`${today.slice(0, 7)}-01`, index - MONTHS + 1).slice(0, 7)
  )
