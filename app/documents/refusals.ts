/** Refusals of documents beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

export default () =>
  defineRefusals({
    'settings.logo.update': {
      MALFORMED_BODY: 'The form is not complete or not well formed',
      UPLOAD_CUT: 'The upload ended before its end',
      QUOTA_EXCEEDED: 'The files of the company would take more than its quota',
      BUSY: 'More than 22 documents of the company are drawn or wait',
    },
  })
