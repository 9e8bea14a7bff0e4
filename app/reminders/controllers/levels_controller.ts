import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { flagFilter } from '#core/input/query_fields'
import { defineList } from '#core/resources/list/list'
import { mustBeFilled } from '#reminders/letters/placeholders'
import ReminderLevel from '#reminders/models/reminder_level'
import { levelTransformer } from '#reminders/transformers/level_transformer'
import { createLevel, updateLevel } from '#reminders/validators/level'

const levelList = defineList({
  record: levelTransformer,
  sorts: ['afterDays', 'updatedAt'],
  filters: { active: flagFilter() },
})

export const reminderLevels = {
  index: lists(levelList),
  show: reads(levelTransformer),
  store: creates(levelTransformer, createLevel, async (input) => {
    mustBeFilled({ subject: input.subject, body: input.body })
    return ReminderLevel.create(input)
  }),
  update: updates(levelTransformer, ReminderLevel, updateLevel, async (level, changes) => {
    mustBeFilled({ subject: changes.subject, body: changes.body })
    return level.merge(changes).save()
  }),
  destroy: deletes(ReminderLevel, { summary: 'Delete a level of reminders' }),
}
