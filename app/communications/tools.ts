/** Assistant tools for mails to employees. */
import { id, mapOf, optional, scalar } from '#core/input/fields'
import { defineList } from '#core/resources/list/list'
import { does, lists } from '#core/endpoints/operations'
import { choiceFilter, flagFilter } from '#core/input/query_fields'
import { defineTransformer, out } from '#core/resources/transformer'
import { toolset } from '#core/endpoints/assistant_tools'
import { validator } from '#core/input/validation'
import { previewOf, previewSchema } from '#communications/actions/preview_template'
import { EVENT_TYPES } from '#communications/event_types'

/** Leaves out bodies, which are long; the preview shows one. */
const titles = defineTransformer(
  'TemplateTitle',
  'communication_templates',
  {
    id: out.id(),
    eventType: out.choice(EVENT_TYPES),
    name: out.text(),
    subject: out.text(),
    isActive: out.flag({ description: 'Only active templates are sent' }),
  },
  { bare: true, soft: true }
)
const templates = lists(
  defineList({
    record: titles,
    sorts: ['name'],
    filters: { eventType: choiceFilter(EVENT_TYPES), isActive: flagFilter() },
  }),
  { summary: 'The templates of mails' }
)

/** `templateId`, as in sending a mail. */
const preview = does(
  {
    input: validator({
      templateId: id(),
      employeeId: optional(id()),
      customData: optional(mapOf(scalar())),
    }),
    output: { schema: previewSchema },
    summary: 'See a mail before it is sent',
  },
  ({ templateId, ...facts }) => previewOf(templateId, facts)
)

export default toolset('communications', {
  find_mail_templates: {
    permission: 'communications:read',
    operation: templates,
    description:
      'Find the templates of mails to employees, by occasion (`eventType`: BIRTHDAY, WELCOME, ' +
      'CUSTOM, …). Use it to get the `templateId` that preview_mail and send_mail ask for.',
  },
  preview_mail: {
    permission: 'communications:write',
    operation: preview,
    description:
      'See a template as an employee would get it; nothing is sent. `missing` names the ' +
      'placeholders to give in `customData`. Use it before send_mail and show the letter. ' +
      'find_mail_templates gives `templateId`, find_employees `employeeId`.',
  },
  send_mail: {
    route: 'communications.sends.store',
    reachesOut: true,
    description:
      'Mail a template to one employee, such as a greeting; it leaves within moments and cannot ' +
      'be called back. Use preview_mail first, show the letter, and ask. find_mail_templates ' +
      'gives `templateId`, find_employees `employeeId`.',
  },
  find_sent_mails: {
    route: 'communications.log',
    description:
      'List the mails to employees that were sent or failed, by address, day or status, newest ' +
      'first. Use it when somebody asks whether a mail has arrived.',
  },
})
