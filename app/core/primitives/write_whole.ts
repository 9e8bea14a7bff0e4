import type { FileHandle } from 'node:fs/promises'

/** Writes all bytes: on a nearly full disk one `write` may take only a part of them. */
export async function writeWhole(file: FileHandle, bytes: Buffer) {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten
}
