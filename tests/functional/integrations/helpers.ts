/** Files as people send them, and imports followed to their end. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import type { Answer, Api } from '#tests/api'
import type { Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { runWorker } from '#worker/run'

type Content = string | Uint8Array

/** A form with a file; a field whose name begins with `after:` stands behind it. */
export function upload(
  api: Api,
  content: Content,
  fields: Record<string, string>,
  { name = 'file.csv', headers = {} as Record<string, string> } = {}
): Promise<Answer> {
  const form = new FormData()
  const behind = (field: string) => field.startsWith('after:')
  for (const field of Object.keys(fields).filter((one) => !behind(one)))
    form.append(field, fields[field])
  form.append('file', new Blob([content as any]), name)
  for (const field of Object.keys(fields).filter(behind))
    form.append(field.slice('after:'.length), fields[field])
  return api.post('/imports', form, headers)
}

/** The file itself as the body, with query parameters. */
export function send(
  api: Api,
  content: Content,
  query: Record<string, string>,
  type = 'text/csv'
): Promise<Answer> {
  return api.post(
    `/imports?${new URLSearchParams(query)}`,
    typeof content === 'string' ? Buffer.from(content) : content,
    { 'content-type': type }
  )
}

/** The import once it has ended. A worker must run. */
export async function ended(api: Api, { status, body, text }: Answer, seconds = 30) {
  if (status !== 202) throw new Error(`The upload was refused: ${text}`)
  const { body: one } = await eventually(
    `import ${body.id} ends`,
    async () => {
      const answer = await api.get(`/imports/${body.id}`)
      return answer.body.finishedAt && answer
    },
    seconds
  )
  return one
}

/** What is wrong with its rows, shortly: `2 name REQUIRED`. */
export async function errorsOf(api: Api, { id }: { id: string }): Promise<string[]> {
  const { body } = await api.get(`/imports/${id}/errors?limit=100`)
  return body.data.map(({ row, field, code }: any) => `${row} ${field} ${code}`)
}

/** The files that lie on disk for a company. */
export async function filesOf({ tenant }: Company): Promise<string[]> {
  return readdir(join(env.get('STORAGE_PATH')!, 'imports', tenant.publicId)).catch(() => [])
}

/** A worker in this process for a whole group of tests: `group.setup(anImportWorker)`. */
export async function anImportWorker() {
  const worker = runWorker({ queues: ['imports'], schedule: [] })
  await worker.ready
  return async () => void (await worker.stop(5_000))
}

/** A CSV of customers, as many as wanted. */
export function customersCsv(count: number, prefix = 'NIT') {
  const rows = Array.from(
    { length: count },
    (_, n) =>
      `${prefix}-${n},"Comercial Ñandú ${n}, S.A.S.",compras${n}@example.com,+57 300 ${n},Calle ${n % 90} # ${n % 70},${n % 1000}.50\n`
  )
  return `taxId,name,email,phone,address,creditLimit\n${rows.join('')}`
}
