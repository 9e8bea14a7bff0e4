import { defineTransformer, out } from '#core/resources/transformer'
import { DISCIPLINARY_TYPES } from '#hr/models/disciplinary_process'

export const disciplinaryProcessTransformer = defineTransformer(
  'DisciplinaryProcess',
  'disciplinary_processes',
  {
    id: out.id(),
    employeeId: out.id(),
    type: out.choice(DISCIPLINARY_TYPES),
    subject: out.text(),
    description: out.text(),
    date: out.day({ description: 'Of a SUSPENSION its first day' }),
    suspensionDays: out.orNull(
      out.whole({
        example: null,
        description: 'Of a SUSPENSION: calendar days that are not paid, from `date` on',
      })
    ),
    documentUrl: out.orNull(out.text()),
  }
)
