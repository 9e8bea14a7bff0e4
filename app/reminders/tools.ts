/** Assistant tools of reminders. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('sales', {
  preview_reminders: {
    route: 'reminders.preview',
    description:
      'Show which customers would be reminded of unpaid invoices today, with amounts and charges, ' +
      'and who is left out and why. Use it before run_reminders, or when somebody asks whom to ' +
      'remind.',
  },
  run_reminders: {
    route: 'reminders.run',
    reachesOut: true,
    description:
      'Mail the reminders that are due to customers, each once. Use it when somebody wants them ' +
      'to leave before the morning run, and ask first; preview_reminders shows what would be ' +
      'sent.',
  },
  charge_reminder: {
    route: 'reminders.charge',
    description:
      'Charge the interest and fees that a reminder shows, as a debit note. Use it when the ' +
      'customer shall pay them, and ask before you do it; find_reminders gives the id.',
  },
  send_reminder: {
    route: 'reminders.send',
    reachesOut: true,
    description:
      'Mail a reminder again, to its customer or to the addresses in `to`. Use it when its mail ' +
      'has failed, and ask first; find_reminders with `status` FAILED gives the id.',
  },
  find_reminder_mails: {
    route: 'reminders.deliveries',
    description:
      'List the mails of a reminder with their recipients, and whether they were sent. Use it ' +
      'when somebody asks why a customer did not get one; find_reminders gives the id.',
  },
  find_reminders: {
    route: 'reminders.index',
    description:
      'Find reminders that were sent to customers, with their invoices and whether the mail left. ' +
      'Use it when somebody asks whether a customer was reminded.',
  },
  find_reminder_levels: {
    route: 'reminder-levels.index',
    description:
      'List the levels of reminders: after how many days, with which text, fee and yearly rate. ' +
      'Use it when somebody asks how customers are reminded.',
  },
})
