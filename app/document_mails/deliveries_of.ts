/** The operation that lists the mails of a document. */
import type { HttpContext } from '@adonisjs/core/http'
import { lists, pathId, type Operation } from '#core/endpoints/operations'
import { choiceFilter } from '#core/input/query_fields'
import { defineList } from '#core/resources/list/list'
import { DELIVERY_STATES, type MailedDocument } from '#document_mails/models/document_delivery'
import { deliveryTransformer } from '#document_mails/transformers/delivery_transformer'

const deliveryList = defineList({
  record: deliveryTransformer,
  sorts: ['updatedAt'],
  filters: { status: choiceFilter(DELIVERY_STATES) },
  // The count of deliveries says nothing about one document.
  isCounted: true,
})

/** `mustBeThere` refuses 404 for a document that is missing. */
export const deliveriesOf = (
  document: MailedDocument,
  summary: string,
  mustBeThere: (id: string) => Promise<unknown>
): Operation =>
  lists(deliveryList, {
    summary,
    within: async (ctx: HttpContext) => {
      const id = pathId(ctx)
      await mustBeThere(id)
      return [['t.document_id = ? AND t.document = ?', id, document]]
    },
  })
