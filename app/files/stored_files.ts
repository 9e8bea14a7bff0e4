/**
 * Files of the company for other domains: receive one in `receive` of a declaration, keep it in the
 * handler's transaction, open its bytes, remove it.
 */
import type { Readable } from 'node:stream'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { notFound } from '#core/errors/refusal'
import { afterCommit } from '#core/database/transaction/transaction'
import { openBytes, removeBytes } from '#files/drive'
import File from '#files/models/file'
import { mustFit } from '#files/quota'
import type { ReceivedFile } from '#files/upload/receive_file'

export { receiveFile, type ReceivedFile } from '#files/upload/receive_file'

/** Unattached files of the purpose ATTACHMENT are removed after a day; others stay. */
export const PURPOSES = ['ATTACHMENT', 'LOGO', 'LOGO_PRINT'] as const
export type Purpose = (typeof PURPOSES)[number]

/**
 * Inserts the row of a received file. Call it in the transaction before other writes. Refuses 409
 * QUOTA_EXCEEDED.
 */
export async function keepFile(received: ReceivedFile, purpose: Purpose): Promise<File> {
  const { isTaken: _, ...facts } = received
  await mustFit(received.size)
  const file = await File.create({
    ...facts,
    purpose,
    createdBy: Current.actor.id,
    unattachedAt: clock.now().toISOString(),
  })
  afterCommit(() => (received.isTaken = true))
  return file
}

/** A stream of the file's bytes; 404 when they are lost, which `doctor` finds. */
export async function openFile({ id }: Pick<File, 'id'>): Promise<Readable> {
  const stream = await openBytes(id)
  if (!stream) throw notFound()
  return stream
}

/** All bytes of a small file, such as a logo. */
export async function readFile(file: Pick<File, 'id'>): Promise<Buffer> {
  const blocks: Buffer[] = []
  for await (const block of await openFile(file)) blocks.push(block)
  return Buffer.concat(blocks)
}

/** Deletes the row; the bytes go after the commit, or by the sweep when that fails. */
export async function removeFile(file: File): Promise<void> {
  await file.delete()
  const { tenant } = Current
  afterCommit(() => Current.within(tenant, () => removeBytes(file.id)).catch(() => {}))
}
