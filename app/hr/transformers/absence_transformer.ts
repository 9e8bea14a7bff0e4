import { defineTransformer, out } from '#core/resources/transformer'

export const absenceTransformer = defineTransformer('Absence', 'absences', {
  id: out.id(),
  employeeId: out.id(),
  date: out.day({ description: 'The day that is not paid' }),
  notes: out.orNull(out.text()),
})
