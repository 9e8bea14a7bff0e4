/** The bytes of files in an archive: after the rows, in parts of 384 KiB as base64. */
import { open, mkdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { Current } from '#core/context/current'
import { batchesOf } from '#core/database/tenant_rows'
import type { TenantTable } from '#core/database/tenant_tables'
import { invalid } from '#core/errors/refusal'
import { isUuid } from '#core/primitives/ids'
import { storagePath } from '#core/primitives/storage_path'
import { writeWhole } from '#core/primitives/write_whole'
import { openBytes, putBytes } from '#files/drive'

/** Stands where the name of a table does. */
export const FILE_BYTES = 'file_bytes'
export const COLUMNS = ['file_id', 'part', 'bytes']

const PART = 384 * 1024

/** The parts of all files, one at a time. Lost bytes are left out and logged. */
export async function* partsOfFiles(
  tables: readonly TenantTable[]
): AsyncGenerator<[fileId: string, part: number, bytes: string]> {
  const files = tables.find(({ name }) => name === 'files')!
  for await (const batch of batchesOf(files))
    for (const { id } of batch) yield* partsOf(id as string)
}

async function* partsOf(id: string): AsyncGenerator<[string, number, string]> {
  const stream = await openBytes(id)
  if (!stream) return void logger.warn({ file: id }, 'The bytes of a file are lost')

  let [part, begun] = [0, Buffer.alloc(0)]
  for await (const block of stream as AsyncIterable<Buffer>) {
    begun = Buffer.concat([begun, block])
    for (; begun.length >= PART; begun = begun.subarray(PART))
      yield [id, part++, begun.toString('base64', 0, PART)]
  }
  if (begun.length) yield [id, part, begun.toString('base64')]
}

/** Puts parts together again, file by file, and brings each whole file to the drive. */
export class FileBytesWriter {
  #id?: string
  #file?: FileHandle

  async take(parts: readonly unknown[][]) {
    for (const [id, , bytes] of parts as [string, number, string][]) {
      if (!isUuid(id)) throw invalid('archive', 'INVALID', 'The archive is damaged')
      if (id !== this.#id) {
        await this.finish()
        await this.#begin(id)
      }
      await writeWhole(this.#file!, Buffer.from(bytes, 'base64'))
    }
  }

  /** Stores the last file. */
  async finish() {
    if (!this.#file) return
    await this.#file.close()
    this.#file = undefined
    await putBytes(this.#id!, this.#path, (await stat(this.#path)).size)
    await rm(this.#path)
  }

  /** Forgets a file that was begun, after a failure. */
  async discard() {
    await this.#file?.close()
    if (this.#id) await rm(this.#path, { force: true })
  }

  async #begin(id: string) {
    this.#id = id
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 })
    this.#file = await open(this.#path, 'w', 0o600)
  }

  get #path() {
    return storagePath('uploads', Current.tenant.publicId, this.#id!)
  }
}
