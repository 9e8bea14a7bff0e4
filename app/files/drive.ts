/** The bytes of files on the drive: `files/<company>/<id of the file>`. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'
import { Refusal } from '#core/errors/refusal'
import env from '#start/env'

const FOLDER = 'files'

const folderOf = (publicId: string) => `${FOLDER}/${publicId}`

/** The key of a file of the current company. */
const keyOf = (id: string) => `${folderOf(Current.tenant.publicId)}/${id}`

/** Copies a local file of `size` bytes to the drive. Throws 503 UNAVAILABLE when it fails. */
export async function putBytes(id: string, path: string, size: number): Promise<void> {
  await reached(() =>
    drive.use().putStream(keyOf(id), createReadStream(path), {
      contentLength: size,
      contentType: 'application/octet-stream',
    })
  )
  if (isOnDisk()) await keepOnDisk(keyOf(id))
}

/** A stream of the bytes. Undefined when there are none; throws 503 UNAVAILABLE. */
export function openBytes(id: string): Promise<Readable | undefined> {
  return reached(async () => {
    const stream = await drive.use().getStream(keyOf(id))
    if ('pending' in stream && stream.pending) await once(stream, 'open')
    return stream
  }).catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

/** Removes the bytes of one file; none are none. */
export const removeBytes = (id: string): Promise<void> =>
  reached(() => drive.use().delete(keyOf(id)))

/** Removes all bytes of a company. */
export async function removeAllBytes(publicId: string): Promise<void> {
  if (isOnDisk()) return drive.use().deleteAll(folderOf(publicId))
  // Several servers do not know the deletion of many objects at once.
  for await (const { id } of bytesOf(publicId))
    await drive.use().delete(`${folderOf(publicId)}/${id}`)
}

/** The ids of a company's stored bytes, with the time of their last change if it is known. */
export async function* bytesOf(publicId: string): AsyncGenerator<{ id: string; changedAt: Date }> {
  let token: string | undefined
  do {
    const page = await drive.use().listAll(folderOf(publicId), { paginationToken: token })
    for (const one of page.objects) {
      if (!one.isFile) continue
      const changedAt = await changeOf(one)
      if (changedAt) yield { id: one.name, changedAt }
    }
    token = page.paginationToken
  } while (token)
}

type Listed = { getMetaData(): Promise<{ lastModified: Date }> }

/** Undefined for bytes that were deleted since they were listed. */
async function changeOf(listed: Listed): Promise<Date | undefined> {
  try {
    return (await listed.getMetaData()).lastModified
  } catch (error) {
    if (isMissing(causeOf(error))) return undefined
    throw error
  }
}

const isOnDisk = () => env.get('FILES_DRIVE') !== 's3'

/** The drive does not flush to the disk by itself. */
async function keepOnDisk(key: string) {
  const file = await open(storagePath(key), 'r')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Errors of the drive have no meaning for callers, except missing bytes and a full disk. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const cause = causeOf(error)
    if (isMissing(cause) || cause.code === 'ENOSPC' || cause.code === 'EDQUOT') throw cause
    throw new Refusal(
      503,
      'UNAVAILABLE',
      'The server cannot reach the storage of files at the moment; try again later',
      { headers: { 'Retry-After': '30' } }
    )
  }
}

type DriveError = { code?: string; name?: string }

const causeOf = (error: unknown) => ((error as { cause?: DriveError }).cause ?? error) as DriveError

const isMissing = (error: unknown) => {
  const { code, name } = error as DriveError
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}
