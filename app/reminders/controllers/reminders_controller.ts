import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { dayRange, defineList } from '#core/resources/list/list'
import { does, inPath, lists, pathId, readRecord, reads } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { deliveriesOf } from '#document_mails/deliveries_of'
import { DELIVERY_STATES, sendDocument } from '#document_mails/mails'
import Reminder from '#reminders/models/reminder'
import { chargeReminder } from '#reminders/running/charge_reminder'
import { runReminders } from '#reminders/running/run_reminders'
import { sendAgain } from '#reminders/running/send_again'
import { previewSchema, runSchema } from '#reminders/transformers/due_schemas'
import { invoiceTransformer } from '#sales/late_charges'
import { ofMail, reminderTransformer } from '#reminders/transformers/reminder_transformer'
import { shownDues } from '#reminders/transformers/shown_due'
import { previewReminders } from '#reminders/validators/level'

const reminderList = defineList({
  record: reminderTransformer,
  sorts: ['date', 'updatedAt'],
  filters: {
    customerId: idFilter(),
    levelId: idFilter(),
    status: choiceFilter(DELIVERY_STATES),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: { ...dayRange('date'), status: (status: string) => [`${ofMail('status')} = ?`, status] },
  volatile: ['status'],
})

/** Mails of one request; the worker and further requests send the others. */
const AT_ONCE = 200

export const reminders = {
  index: lists(reminderList),
  show: reads(reminderTransformer),

  preview: does(
    {
      input: previewReminders,
      output: { schema: previewSchema },
      summary: 'Preview reminders',
    },
    async ({ asOf }) => shownDues(asOf ?? todayIn(Current.tenant.timezone))
  ),

  run: does({ output: { schema: runSchema }, summary: 'Send reminders that are due' }, async () => {
    const { asOf, sent, skipped, hasMore } = await runReminders(AT_ONCE)
    const records = []
    for (const { id } of sent) records.push(await readRecord(reminderTransformer, id))
    return { asOf, reminders: records, skipped, hasMore }
  }),

  send: does(
    {
      of: inPath(Reminder),
      input: sendDocument,
      output: reminderTransformer,
      summary: 'Mail a reminder again',
    },
    (input, ctx) => sendAgain(pathId(ctx), input)
  ),

  deliveries: deliveriesOf('REMINDER', 'List the mails of a reminder', (id) =>
    readRecord(reminderTransformer, id, ['id'])
  ),

  charge: does(
    {
      of: inPath(Reminder),
      record: invoiceTransformer,
      status: 201,
      location: '/invoices',
      summary: 'Charge what a reminder shows',
    },
    (_, ctx) => chargeReminder(pathId(ctx))
  ),
}
