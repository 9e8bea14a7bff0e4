/** Refusals of support beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const CATEGORY = { DUPLICATE: 'Another category has this `name`' }
const NO_AGENT = {
  FORBIDDEN: 'The role does not allow this, or the caller does not work on tickets',
}

export default () =>
  defineRefusals({
    'ticket-categories.store': CATEGORY,
    'ticket-categories.update': CATEGORY,
    'ticket-categories.destroy': { IN_USE: 'There are tickets in the category' },
    'tickets.update': NO_AGENT,
    'tickets.status': {
      INVALID_TRANSITION: 'The lifecycle does not lead from the status of the ticket to `status`',
      ...NO_AGENT,
    },
    'tickets.destroy': NO_AGENT,
    'tickets.assign': NO_AGENT,
    'tickets.comments.store': {
      FORBIDDEN:
        'The role does not allow this, or `internal` is sent by somebody who does not work on tickets',
    },
    'tickets.follow-up': { INVALID_TRANSITION: 'The status is not CLOSED' },
  })
