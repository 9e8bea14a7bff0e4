/** Refusals of communications beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const SENDING = {
  TEMPLATE_INACTIVE: 'The template is not active, or was deleted',
  NO_EMAIL: 'The employee has no e-mail address, or was deleted',
  UNSUBSCRIBED: 'The template is a greeting, and the employee wants none',
}

export default () =>
  defineRefusals({
    'communications/templates.destroy': { IN_USE: 'Mails of the template are still to be sent' },
    'communications.sends.store': SENDING,
    'communications.sends.retry': {
      INVALID_TRANSITION: 'The status is not FAILED',
      MISSING_VALUE: 'The template asks for a value that the mail does not have',
      ...SENDING,
    },
  })
