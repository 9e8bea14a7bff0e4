/** Refusals of files beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'
import { ATTACHABLES } from '#files/attachables'

const WITHOUT_COMPANY = { TENANT_REQUIRED: 'A SUPER_ADMIN has chosen no company' }

const ofRecords = Object.fromEntries(
  Object.keys(ATTACHABLES).flatMap((path) => [
    [`${path}.files.store`, { DUPLICATE: 'The record has this file already' }],
    [`${path}.files.destroy`, { IN_USE: 'A field of the record names the file' }],
  ])
)

export default () =>
  defineRefusals({
    'files.store': {
      MALFORMED_BODY: 'The form is not complete or not well formed',
      UPLOAD_CUT: 'The upload ended before its end',
      QUOTA_EXCEEDED: 'The file does not fit into the quota of the company',
      FORBIDDEN: 'The caller may not write any record',
      ...WITHOUT_COMPANY,
    },
    'files.show': WITHOUT_COMPANY,
    'files.content': WITHOUT_COMPANY,
    'files.destroy': { IN_USE: 'Records have the file', ...WITHOUT_COMPANY },
    ...ofRecords,
  })
