/** Refusals of third parties beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const DUPLICATE = { DUPLICATE: 'Another third party has this document' }

export default () =>
  defineRefusals({
    'third-parties.store': DUPLICATE,
    'third-parties.update': DUPLICATE,
    'third-parties.destroy': {
      IN_USE: 'Customers, suppliers, employees, journal lines or documents refer to it',
    },
    'third-parties.merge': {
      DUPLICATE: 'Both have a record of which a third party has one alone',
    },
  })
