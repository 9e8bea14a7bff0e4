/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import { ATTACHABLES } from '#files/attachables'

const noun = (what: string) => what.replace(/^an? /, '')

const ofRecords = Object.fromEntries(
  Object.entries(ATTACHABLES).flatMap(([path, { what }]) => [
    [
      `${path}.files.index`,
      `Lists the files of ${what}, the newest first. ` +
        `Callers who may read the ${noun(what)} may read them.`,
    ],
    [
      `${path}.files.store`,
      `Attaches an uploaded file to ${what}, for all who may read it. ` +
        'A file may be attached to several records; upload it with `POST /files` first.',
    ],
    [
      `${path}.files.destroy`,
      `Removes a file from ${what}. ` +
        'The file itself goes a day later, unless another record has it.',
    ],
  ])
)

const ids = Object.fromEntries(
  Object.keys(ATTACHABLES).map((path) => [
    `${path}.files.destroy.fileId`,
    'The id of a file that the record has.',
  ])
)

export default {
  operations: {
    'files.store':
      'Uploads one file of at most 25 MiB, in the field `file` of a form. ' +
      'Its type is found by its content; attach it to a record within a day, or it is removed.',
    'files.show':
      'Reads name, type and size of a file. ' +
      'Its uploader may read it while it is unattached, then the readers of its records.',
    'files.content':
      'Downloads the bytes of a file as an attachment. ' +
      'The rights are those of `GET /files/:id`; `If-None-Match` saves a second download.',
    'files.destroy':
      'Deletes a file that no record has. ' +
      'Remove an attached file from its records first, by `DELETE` below them.',
    ...ofRecords,
  },
  fields: {
    'StoredFile.name': 'The name as it was sent, without folders and invisible characters.',
    'StoredFile.type': 'The media type, by the content of the file.',
    'StoredFile.createdAt': 'When it was uploaded.',
  },
  enums: {
    'StoredFile.type': {
      'image/png': 'PNG image.',
      'image/jpeg': 'JPEG image.',
      'image/webp': 'WebP image.',
      'application/pdf': 'PDF document.',
      'text/csv': 'Table as text.',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
        'Excel workbook (.xlsx).',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
        'Word document (.docx).',
      'application/xml': 'XML document, such as an electronic invoice.',
      'text/plain': 'Plain text.',
      'application/zip': 'Zip archive.',
    },
  },
  parameters: ids,
} satisfies Descriptions
