/** Tools for the files of records; the bytes go over REST. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { toolset } from '#core/endpoints/assistant_tools'
import { does } from '#core/endpoints/operations'
import { choice, id } from '#core/input/fields'
import { validator } from '#core/input/validation'
import { mustHaveScope } from '#core/security/permissions'
import { conflict } from '#core/errors/refusal'
import { fileToAttach, mustBeThere } from '#files/access'
import { ATTACHABLES } from '#files/attachables'
import { attach } from '#files/attachments'
import { fileTransformer } from '#files/transformers/file_transformer'

const place = {
  resource: choice(Object.keys(ATTACHABLES)).meta({
    description: 'The resource of the record, such as `invoices`.',
  }),
  recordId: id().meta({ description: 'The id of the record.' }),
}

const MOST = 100

const listed = does(
  {
    input: validator(place),
    output: {
      schema: {
        type: 'object',
        properties: { data: { type: 'array', items: fileTransformer.schema } },
        required: ['data'],
      },
    },
    summary: 'List the files of a record',
  },
  async ({ resource, recordId }) => {
    const { table } = await recordAt(resource, recordId, 'read')
    const found = await rows(
      `SELECT ${fileTransformer.columns()}
         FROM files t
         WHERE t.tenant_id = ?
           AND t.id IN (
             SELECT a.file_id
             FROM file_attachments a
             WHERE a.tenant_id = ? AND a.resource = ? AND a.record_id = ?)
         ORDER BY t.id DESC
         LIMIT ${MOST}`,
      [Current.tenantId, Current.tenantId, table, recordId]
    )
    return { data: found.map(fileTransformer.of) }
  }
)

const attached = does(
  {
    input: validator({ ...place, fileId: id().meta({ description: 'The id of the file.' }) }),
    record: fileTransformer,
    summary: 'Attach a file to a record',
  },
  async ({ resource, recordId, fileId }) => {
    const { table } = await recordAt(resource, recordId, 'write')
    const file = await fileToAttach(fileId, 'fileId')
    if (!(await attach(file, { resource: table, recordId, field: '' })))
      throw conflict('DUPLICATE', 'The record has this file already', { field: 'fileId' })
    return file
  }
)

/** The rights are those of the record's own operations. */
async function recordAt(resource: string, id: string, action: 'read' | 'write') {
  const one = ATTACHABLES[resource]
  mustHaveScope(Current.actor, `${one.scope}:${action}`)
  if (one.needs) mustHaveScope(Current.actor, one.needs)
  await mustBeThere(one, id, { lock: action === 'write' })
  return one
}

export default toolset('files', {
  list_files: {
    permission: 'assistant:read',
    operation: listed,
    description:
      'List the files of one record, such as the contract of an employee: name, type, size and ' +
      'id of each. Use it when somebody asks what is attached; the find tool of the resource ' +
      'gives `recordId`. It does not read what the files say.',
  },
  attach_file: {
    permission: 'assistant:write',
    writes: true,
    operation: attached,
    description:
      'Attach a file that was uploaded before to a record, for all who may read the record. Use ' +
      'it when somebody has uploaded a file and says where it belongs; `fileId` comes from the ' +
      'upload or from list_files.',
  },
})
