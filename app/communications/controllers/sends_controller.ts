import type { HttpContext } from '@adonisjs/core/http'
import { contains } from '#core/database/sql'
import { defineList, instantRange, type Condition } from '#core/resources/list/list'
import { does, inPath, lists, pathId, reads } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, described, textFilter } from '#core/input/query_fields'
import { askSend } from '#communications/actions/ask_send'
import { retrySend } from '#communications/actions/retry_send'
import CommunicationSend, {
  SEND_STATES,
  type SendStatus,
} from '#communications/models/communication_send'
import { sendTransformer } from '#communications/transformers/send_transformer'
import { askSend as input } from '#communications/validators/send'

const sendLog = defineList({
  record: sendTransformer,
  sorts: ['updatedAt'],
  filters: {
    status: described(
      'SENT and FAILED when not given; QUEUED and SENDING show what is on its way.',
      choiceFilter(SEND_STATES)
    ),
    from: dayFilter(),
    to: dayFilter(),
    recipient: described('A part of the address.', textFilter(254)),
  },
  where: {
    status: (status: SendStatus): Condition =>
      ['SENT', 'FAILED'].includes(status)
        ? ['t.status = ? AND t.due_at IS NULL', status]
        : ['t.status = ?', status],
    ...instantRange('created_at'),
    recipient: (part: string): Condition => ['t.recipient LIKE ?', contains(part)],
  },
})

export const sends = {
  log: lists(sendLog, {
    summary: 'List mails that were sent',
    within: ({ request }: HttpContext) =>
      request.qs().status ? [] : [["t.status IN ('SENT', 'FAILED')"]],
  }),
  show: reads(sendTransformer, { summary: 'Read a mail of the log' }),

  store: does(
    {
      input,
      record: sendTransformer,
      status: 202,
      location: '/communications/sends',
      summary: 'Mail a template to an employee',
    },
    askSend
  ),

  retry: does(
    {
      of: inPath(CommunicationSend),
      record: sendTransformer,
      status: 202,
      location: '/communications/sends',
      summary: 'Send a failed mail again',
    },
    (_, ctx) => retrySend(pathId(ctx))
  ),
}
