/** Recurring bills. */
import { makeBill, recurringBillFields } from '#purchasing/recurring'
import type { Body, Kind } from '#recurring/kinds/kind'
import { ofBills } from '#recurring/lifecycles'
import RecurringBill from '#recurring/models/recurring_bill'
import { filled } from '#recurring/templates/placeholders'
import { triedOn } from '#recurring/templates/tried'

export const bills: Kind = {
  name: 'BILL',
  path: 'recurring-bills',
  title: 'RecurringBill',
  event: 'recurring_bill',
  scope: 'inventory',
  needs: 'accounting:read',
  model: RecurringBill,
  lifecycle: ofBills,
  fields: recurringBillFields,
  hasDrafts: true,
  isSale: false,

  async make(body, period, { mode }) {
    const { id } = await makeBill(filled(body, period), {
      date: period.start,
      draft: mode === 'DRAFT',
    })
    return { documentId: id, code: null }
  },

  async settled(body, period) {
    const bill = await triedOn(period.start, (date) =>
      makeBill(filled(body, period), { date, draft: true })
    )
    return bill ? withCosts(body, bill.items) : body
  },
}

/** The cost of a product today is that of all periods. */
const withCosts = ({ items, ...body }: Body, lines: readonly { unitCost: number }[]): Body => ({
  ...body,
  items: items.map((item: Body, index: number) => ({ unitCost: lines[index].unitCost, ...item })),
})
