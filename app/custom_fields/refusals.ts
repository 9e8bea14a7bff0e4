/** Refusals of custom fields beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

export default () =>
  defineRefusals({
    'custom-fields.update': { IN_USE: 'There are values that would not fit any more' },
    'custom-fields.destroy': { IN_USE: 'There are values of the field' },
  })
