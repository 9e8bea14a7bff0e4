import { defineTransformer, out } from '#core/resources/transformer'

export const departmentTransformer = defineTransformer('Department', 'departments', {
  id: out.id(),
  name: out.text({ example: 'Logística', description: 'Unique in the company' }),
  notes: out.orNull(out.text()),
})
