import { action, endpoint, reading, resource } from '#core/endpoints/routing'
import { reminderLevels } from '#reminders/controllers/levels_controller'
import { reminders } from '#reminders/controllers/reminders_controller'

export default () => {
  resource('reminder-levels', reminderLevels, 'invoices')
  endpoint('post', 'reminders/preview', ['reminders.preview', reminders.preview], 'invoices:read')
  endpoint('post', 'reminders/run', ['reminders.run', reminders.run], 'invoices:write')
  resource('reminders', { index: reminders.index, show: reminders.show }, 'invoices', {
    besides: ['preview', 'run'],
  })
  action('reminders', 'send', reminders.send, 'invoices')
  reading('reminders', 'deliveries', reminders.deliveries, 'invoices')
  action('reminders', 'charge', reminders.charge, 'invoices')
}
