import { defineTransformer, out } from '#core/resources/transformer'

export const levelTransformer = defineTransformer(
  'ReminderLevel',
  'reminder_levels',
  {
    id: out.id(),
    name: out.orNull(out.text()),
    afterDays: out.whole(),
    subject: out.text(),
    body: out.text(),
    fee: out.number({ initial: 0 }),
    yearlyRate: out.number({ initial: 0 }),
    active: out.flag({ initial: true }),
  },
  { soft: true }
)
