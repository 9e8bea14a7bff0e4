import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { defineList } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  inPath,
  lists,
  pathId,
  reads,
  updates,
} from '#core/endpoints/operations'
import { choiceFilter, flagFilter } from '#core/input/query_fields'
import { conflict } from '#core/errors/refusal'
import { previewOf, previewSchema } from '#communications/actions/preview_template'
import { watchLead } from '#communications/daily/send_day_watch'
import { EVENT_TYPES } from '#communications/event_types'
import { mustBeFilled } from '#communications/letters/known_placeholders'
import { sanitised } from '#communications/letters/sanitised'
import CommunicationTemplate from '#communications/models/communication_template'
import { templateTransformer } from '#communications/transformers/template_transformer'
import {
  createTemplate,
  previewTemplate,
  updateTemplate,
} from '#communications/validators/template'

const templateList = defineList({
  record: templateTransformer,
  sorts: ['name', 'updatedAt'],
  filters: { eventType: choiceFilter(EVENT_TYPES), isActive: flagFilter() },
})

export const templates = {
  index: lists(templateList),
  show: reads(templateTransformer),

  store: creates(templateTransformer, createTemplate, (input) => {
    const template = { ...input, body: sanitised(input.body) }
    mustBeFilled(template.eventType, template)
    return CommunicationTemplate.create(template)
  }),

  update: updates(
    templateTransformer,
    CommunicationTemplate,
    updateTemplate,
    async (template, { body, ...others }) => {
      const changes = { ...others, ...(body !== undefined && { body: sanitised(body) }) }
      mustBeFilled(template.eventType, changes, template)
      const tellOfLead = watchLead(template)
      await template.merge(changes).save()
      await tellOfLead()
    }
  ),

  destroy: deletes(CommunicationTemplate, { check: mustOweNothing }),

  preview: does(
    {
      below: inPath(CommunicationTemplate),
      input: previewTemplate,
      output: { schema: previewSchema },
      summary: 'Preview a template',
    },
    (input, ctx) => previewOf(pathId(ctx), input)
  ),
}

/** Safe from races: writers of a template's mails lock its row, as the deletion does. */
async function mustOweNothing({ id }: CommunicationTemplate) {
  const [owed] = await rows(
    "SELECT id FROM communication_sends WHERE tenant_id = ? AND status IN ('QUEUED', 'SENDING') AND template_id = ? LIMIT 1",
    [Current.tenantId, id]
  )
  if (owed)
    throw conflict('IN_USE', 'Mails of this template are still queued: wait until they are sent')
}
