/** Texts of disciplinary processes. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'disciplinary-processes.index':
      'Lists warnings, suspensions and terminations by employee, type and range of days. ' +
      'The same records appear in `GET /employees/:id/timeline`.',
    'disciplinary-processes.store':
      'Records a warning, suspension or termination; ' +
      'the days of a SUSPENSION are not paid. ' +
      'A TERMINATION is a record only: ' +
      'end the employment with `POST /employees/:id/active-state`.',
    'disciplinary-processes.show':
      'Reads one process with its text and document. ' +
      'Use `GET /disciplinary-processes` with `employeeId` for all of a person.',
    'disciplinary-processes.update':
      'Changes type, text, date or days of a process, as long as no approved payroll has ' +
      'deducted its suspension. ' +
      'The employee cannot change: ' +
      'delete the process and record it again.',
    'disciplinary-processes.destroy':
      'Deletes a process; ' +
      'the days of its suspension are paid again. ' +
      'Once the payroll of their month is approved it answers 409 `PERIOD_CLOSED`; ' +
      'reverse the run first.',
  },

  fields: {
    'DisciplinaryProcess.type': 'Kind of process; only a SUSPENSION affects payroll.',
    'DisciplinaryProcessCreate.type': 'Kind of process; only a SUSPENSION affects payroll.',
    'DisciplinaryProcessUpdate.type': 'Kind of process; only a SUSPENSION affects payroll.',
    'subject': { description: 'Subject in one line.', example: 'Llegadas tarde en octubre' },
    'description': {
      description: 'Facts and decision in full.',
      example: 'Tres llegadas después de las 9:00, los días 5, 12 y 19 de octubre.',
    },
    'DisciplinaryProcess.date': {
      description: 'Day of the process; for a SUSPENSION its first day.',
      example: '2026-11-20',
    },
    'DisciplinaryProcess.suspensionDays': {
      description:
        'Calendar days without pay from `date` on. ' +
        'Required for SUSPENSION, refused for the other kinds.',
      example: 3,
    },
    'documentUrl': {
      description: 'Link to the signed document, or `/api/v1/files/:id` for an uploaded one.',
      example: 'https://example.com/llamado-de-atencion.pdf',
    },
  },

  enums: {
    'DisciplinaryProcess.type': {
      VERBAL_WARNING: 'Oral warning.',
      WRITTEN_WARNING: 'Written warning.',
      SUSPENSION: 'Suspension without pay for `suspensionDays`.',
      TERMINATION: 'Dismissal, as a record; the employment ends with `active-state`.',
    },
  },
} satisfies Descriptions
