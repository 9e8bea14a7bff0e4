/** Answers of previews and runs. */
import type { JsonSchema } from '#core/resources/transformer'
import { SKIPPED } from '#reminders/due/due_reminders'
import { reminderTransformer, rowSchema } from '#reminders/transformers/reminder_transformer'

const object = (title: string | null, properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  ...(title && { title }),
  properties,
  required: Object.keys(properties),
})

const id = { type: 'string', format: 'uuid' }
const text = { type: 'string' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }

const skipped = {
  type: 'array',
  items: object(null, {
    customerId: id,
    customerName: text,
    reason: { type: 'string', enum: [...SKIPPED] },
  }),
}

const due = object(null, {
  customerId: id,
  customerName: text,
  email: text,
  levelId: id,
  balance: number,
  charge: number,
  rows: { type: 'array', items: rowSchema },
})

export const previewSchema = object('ReminderPreview', {
  asOf: day,
  reminders: { type: 'array', items: due },
  skipped,
})

export const runSchema = object('ReminderRun', {
  asOf: day,
  reminders: { type: 'array', items: reminderTransformer.schema },
  skipped,
  hasMore: { type: 'boolean' },
})
