/** Files that the product makes of an upload, such as the print form of a logo. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newId } from '#core/primitives/ids'
import { putBytes, removeBytes } from '#files/drive'
import type { ReceivedFile } from '#files/upload/receive_file'
import { stagedPath } from '#files/upload/staged_file'

/** The bytes of a small upload, within its `receive`. */
export const bytesReceived = ({ id }: ReceivedFile): Promise<Buffer> => readFile(stagedPath(id))

/**
 * Puts the bytes on the drive, except in a dry run, and runs `work`, whose transaction inserts the
 * row with `keepFile`. The bytes are removed unless it was committed. Throws 503 UNAVAILABLE.
 */
export async function withMadeFile(
  { bytes, name, type, dryRun }: { bytes: Buffer; name: string; type: string; dryRun: boolean },
  work: (file: ReceivedFile) => Promise<void>
): Promise<void> {
  const id = newId()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file: ReceivedFile = { id, name, type, size: bytes.length, sha256, isTaken: false }
  const staged = stagedPath(id)
  try {
    await mkdir(dirname(staged), { recursive: true, mode: 0o700 })
    await writeFile(staged, bytes, { mode: 0o600 })
    if (!dryRun) await putBytes(id, staged, bytes.length)
    await work(file)
  } finally {
    await rm(staged, { force: true })
    if (!file.isTaken) await removeBytes(id).catch(() => {})
  }
}
