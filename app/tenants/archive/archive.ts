/** Reads an archive; it is trustworthy only after reading to its end. */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { invalid, Refusal } from '#core/errors/refusal'
import { ArchiveKey } from '#tenants/archive/archive_key'
import {
  FORMAT,
  FORMAT_VERSION,
  type EndLine,
  type Manifest,
  type TableLine,
} from '#tenants/archive/format'

const BATCH = 1_000
const BATCH_CHARACTERS = 4_000_000

export type Batch = { table: string; columns: string[]; rows: unknown[][] }

export class Archive {
  private constructor(
    private readonly file: string,
    readonly manifest: Manifest,
    readonly key: ArchiveKey
  ) {}

  /** 422 for other files, other formats or a wrong passphrase. */
  static async open(file: string, passphrase: string): Promise<Archive> {
    const manifest = await firstLine(file)
    if (manifest?.format !== FORMAT)
      throw invalid('archive', 'INVALID', `${file} is not an archive of a company`)
    if (manifest.formatVersion !== FORMAT_VERSION)
      throw invalid(
        'archive',
        'INVALID',
        `The archive has the format ${manifest.formatVersion}; this release reads ${FORMAT_VERSION}`
      )

    const key = await ArchiveKey.of(passphrase, manifest.salt)
    key.mustOpen(manifest.check)
    return new Archive(file, manifest, key)
  }

  /** All rows, table by table; throws at the end if a line was changed, lost or added. */
  async *batches(): AsyncGenerator<Batch> {
    const coder = this.key.coder()
    const counts: Record<string, number> = {}
    let [table, rows, characters]: [TableLine | undefined, unknown[][], number] = [undefined, [], 0]
    let end: EndLine | undefined
    let isFirst = true

    for await (const line of linesOf(this.file)) {
      if (end) throw damaged()
      const value = parsed(line)
      if (!Array.isArray(value) && 'code' in value) {
        end = value as EndLine
        continue
      }
      coder.update(line).update('\n')
      if (isFirst) {
        isFirst = false
      } else if (Array.isArray(value)) {
        if (!table) throw damaged()
        rows.push(value)
        counts[table.table]++
        characters += line.length
      } else {
        if (rows.length) yield { ...table!, rows }
        table = value as TableLine
        counts[table.table] = 0
        ;[rows, characters] = [[], 0]
      }
      if (rows.length === BATCH || characters > BATCH_CHARACTERS) {
        yield { ...table!, rows }
        ;[rows, characters] = [[], 0]
      }
    }
    if (rows.length) yield { ...table!, rows }
    if (
      end?.code !== coder.digest('base64') ||
      Object.entries(end.rows).some(([name, count]) => count !== (counts[name] ?? 0))
    )
      throw damaged()
  }
}

async function firstLine(file: string): Promise<Manifest | undefined> {
  try {
    for await (const line of linesOf(file)) return JSON.parse(line.toString('utf8'))
  } catch (error: any) {
    if (error?.code === 'ENOENT') throw new Refusal(404, 'NOT_FOUND', `There is no file ${file}`)
  }
}

const NEWLINE = 10

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.once('error', (error) => gunzip.destroy(error))
  let begun: Buffer[] = []

  try {
    for await (const chunk of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        yield begun.length
          ? Buffer.concat([...begun, chunk.subarray(from, at)])
          : chunk.subarray(from, at)
        begun = []
        from = at + 1
      }
      if (from < chunk.length) begun.push(chunk.subarray(from))
    }
  } catch (error: any) {
    throw String(error?.code).startsWith('Z_') ? damaged() : error
  } finally {
    source.destroy()
  }
}

function parsed(line: Buffer): unknown[] | object {
  let value: unknown
  try {
    value = JSON.parse(line.toString('utf8'))
  } catch {
    throw damaged()
  }
  if (typeof value !== 'object' || value === null) throw damaged()
  return value
}

const damaged = () =>
  invalid(
    'archive',
    'INVALID',
    'The archive is damaged: it is cut off, or was changed since it was written'
  )
