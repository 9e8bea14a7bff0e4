/** Files of the company that a mail has beside its document. */
import { invalid } from '#core/errors/refusal'
import { fileToAttach } from '#files/access'
import { attach } from '#files/attachments'
import File from '#files/models/file'
import { readFile } from '#files/stored_files'
import { MAILED_DOCUMENTS, type MailedDocument } from '#document_mails/models/document_delivery'
import type { Attachment } from '#document_mails/transformers/delivery_transformer'

const MEGABYTE = 1_048_576

/** Mail servers commonly take 25 MB; in a mail, bytes grow by a third. */
const MOST_BYTES = 10 * MEGABYTE

/**
 * Attaches the files to the record, so that they stay and its readers see them. 422 NOT_FOUND for
 * files that the caller does not see, TOO_LARGE above 10 MiB together.
 */
export async function filesToSend(
  ids: readonly string[],
  { document, documentId }: { document: MailedDocument; documentId: string }
): Promise<Attachment[]> {
  const files: File[] = []
  // Locks are taken in the order of ids.
  for (const id of [...new Set(ids)].sort())
    files.push(await fileToAttach(id, `attachments.${ids.indexOf(id)}`))
  if (files.reduce((sum, { size }) => sum + Number(size), 0) > MOST_BYTES)
    throw invalid('attachments', 'TOO_LARGE', 'The attachments have more than 10 MiB together')

  const place = { resource: MAILED_DOCUMENTS[document], recordId: documentId, field: '' }
  for (const file of files) await attach(file, place)
  return ids
    .filter((id, index) => ids.indexOf(id) === index)
    .map((id) => ({ fileId: id, name: files.find((file) => file.id === id)!.name }))
}

/** The bytes of files that are still there. */
export async function readAttachments(attachments: readonly Attachment[]) {
  const read = []
  for (const { fileId } of attachments) {
    const file = await File.find(fileId)
    if (file) read.push({ name: file.name, type: file.type, content: await readFile(file) })
  }
  return read
}
