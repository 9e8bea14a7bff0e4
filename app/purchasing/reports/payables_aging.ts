/** Payables for bills and for received goods, as of any day. */
import { Current } from '#core/context/current'
import { atOneMoment, selects } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { stays } from '#core/calendar/past_time_zones'
import { dayFilter, described } from '#core/input/query_fields'
import { cell, report } from '#core/endpoints/report'
import { AGES, amountsOf, type Aged } from '#purchasing/reports/aged'
import { openBillsStatement, openParts } from '#purchasing/reports/open_bills'
import { orderStatements, unbilledOf } from '#purchasing/reports/unbilled_receipts'

/**
 * Bills and their instalments count from their due day. Orders have none, so unbilled receipts count from
 * their own day. Later facts change nothing of a past day.
 */
export const payablesAging = report({
  name: 'payables-aging',
  summary: 'Aging of payables',
  query: { asOf: described('The day at whose end it stood so; today by default.', dayFilter()) },
  head: { asOf: cell.day, currency: cell.text },
  columns: {
    supplierId: { type: ['string', 'null'], format: 'uuid' },
    supplierName: { type: ['string', 'null'] },
    ...Object.fromEntries(AGES.map((age) => [age, cell.amount])),
    unbilledReceipts: cell.amount,
    total: cell.amount,
  },

  async read({ asOf = todayIn(Current.tenant.timezone) }) {
    const zones = await stays()
    const [bills, ...orders] = await atOneMoment(() =>
      selects([openBillsStatement(asOf, zones), ...orderStatements(asOf)])
    )
    const all: Aged[] = [...bills.flatMap(openParts), ...unbilledOf(orders.flat())]
    const bySupplier = [...Map.groupBy(all, ({ supplierId }) => supplierId).values()]

    const lines = bySupplier.map((ofSupplier) => ({
      supplierId: ofSupplier[0].supplierId,
      supplierName: ofSupplier[0].supplierName,
      ...amountsOf(ofSupplier, asOf),
    }))
    lines.sort((a, b) => (a.supplierName ?? '').localeCompare(b.supplierName ?? ''))
    return {
      asOf,
      currency: Current.tenant.currency,
      rows: lines,
      totals: amountsOf(all, asOf),
    }
  },
})
