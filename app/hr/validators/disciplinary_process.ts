import { choice, day, id, name, optional, text, urlOrFile, whole } from '#core/input/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { DISCIPLINARY_TYPES } from '#hr/models/disciplinary_process'

const fields = {
  employeeId: id(),
  type: choice(DISCIPLINARY_TYPES),
  subject: name(),
  description: text(),
  date: day(),
  suspensionDays: optional(
    whole({ min: 1, max: 731 }).meta({
      description: 'Required for SUSPENSION, for it alone: calendar days from `date` on.',
    })
  ),
  documentUrl: optional(urlOrFile()),
}

export const createProcess = validator(fields)
export const updateProcess = updateValidator(fields, { immutable: ['employeeId'] })

type NewProcess = Infer<typeof createProcess>
export type ProcessChanges = Partial<Omit<NewProcess, 'employeeId'>>
