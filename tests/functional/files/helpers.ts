/** Files as people send them, and the bytes that lie on the drive. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import type { Answer, Api } from '#tests/api'
import type { Company } from '#tests/company'

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

export const PDF = Buffer.from(
  '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n%%EOF\n',
  'latin1'
)

export type Sent = {
  name?: string
  field?: string
  type?: string
  headers?: Record<string, string>
}

/** POST /files with one file. */
export function send(
  api: Api,
  content: string | Uint8Array,
  { name = 'file.bin', field = 'file', type = '', headers = {} }: Sent = {}
): Promise<Answer> {
  const form = new FormData()
  form.append(field, new Blob([content as any], { type }), name)
  return api.post('/files', form, headers)
}

/** The id of an uploaded file. */
export async function aFile(api: Api, content: string | Uint8Array = PDF, name = 'a.pdf') {
  const { status, body, text } = await send(api, content, { name })
  if (status !== 201) throw new Error(text)
  return body.id as string
}

/** The names of the bytes that lie on the disk for a company, stored and not yet stored. */
export async function bytesOnDisk({ tenant }: Company): Promise<string[]> {
  const of = (kind: string) =>
    readdir(join(env.get('STORAGE_PATH')!, kind, tenant.publicId)).catch(() => [])
  return [...(await of('files')), ...(await of('uploads'))]
}
