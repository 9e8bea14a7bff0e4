/** Bills of suppliers. All of it also needs `accounting:read`. */
import { dayRange, defineList } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  holding,
  inPath,
  lists,
  pathId,
  readRecord,
  reads,
  updates,
} from '#core/endpoints/operations'
import { choiceFilter, dayFilter, flagFilter, idFilter } from '#core/input/query_fields'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { changeBill } from '#purchasing/actions/change_bill'
import { prepareDeletion } from '#purchasing/actions/delete_bill'
import { draftBill } from '#purchasing/actions/draft_bill'
import { postBill } from '#purchasing/actions/post_bill'
import { voidBill } from '#purchasing/actions/void_bill'
import { lockBill, type LockedBill } from '#purchasing/bills/bill_lock'
import { BILL_STATES, BILL_TYPES } from '#purchasing/bills/bill_lifecycle'
import { overdueCondition } from '#purchasing/bills/overdue'
import Bill from '#purchasing/models/bill'
import { billTransformer as record } from '#purchasing/transformers/bill_transformer'
import * as input from '#purchasing/validators/bill'

const NEEDS = 'accounting:read'

export const billList = defineList({
  record,
  sorts: ['number', 'date', 'dueDate', 'total', 'balance', 'updatedAt'],
  search: "the supplier's name and taxId, and the supplier's number",
  filters: {
    status: choiceFilter(BILL_STATES),
    type: choiceFilter(BILL_TYPES),
    supplierId: idFilter(),
    purchaseOrderId: idFilter(),
    relatedBillId: idFilter(),
    overdue: flagFilter(),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    ...dayRange('date'),
    overdue: overdueCondition,
  },
  volatile: ['overdue'],
})

/** The record of a bill that was written. */
export const shownBill = ({ id }: Bill) => readRecord(record, id)

export const bills = {
  index: holding(NEEDS, lists(billList)),
  show: holding(NEEDS, reads(record)),

  store: holding(
    NEEDS,
    creates(record, input.createBill, async (asked) => shownBill(await draftBill(asked)), {
      answer: (shown) => shown,
    })
  ),

  update: holding(
    NEEDS,
    updates(
      record,
      Bill,
      input.updateBill,
      (bill, changes, _, locked: LockedBill) =>
        whenChanged(
          bill,
          () => changeBill({ ...locked, bill }, changes),
          () => announce('bill.updated', { billId: bill.id })
        ),
      { first: (ctx) => lockBill(pathId(ctx)) }
    )
  ),

  destroy: holding(NEEDS, deletes(Bill, { check: prepareDeletion, summary: 'Delete a bill' })),

  post: holding(
    NEEDS,
    does(
      { of: inPath(Bill), input: input.postBill, record, summary: 'Post a bill' },
      (asked, ctx) => postBill(pathId(ctx), asked)
    )
  ),

  void: holding(
    NEEDS,
    does(
      { of: inPath(Bill), input: input.voidBill, record, summary: 'Void a bill' },
      (asked, ctx) => voidBill(pathId(ctx), asked)
    )
  ),
}
