/** Reads every route, tool, export and page of a company; a new one fails until it is covered. */
import { allTools } from '#assistant/tool'
import { exportableNames } from '#core/resources/exportable'
import { ORIGIN, type Api } from '#tests/api'
import type { Company } from '#tests/company'
import { endpoints, type Endpoint } from '#tests/conformance/endpoints'
import { writtenExport } from '#tests/conformance/privacy/exported'
import { readStream, STREAM } from '#tests/conformance/privacy/stream'
import { readPdf } from '#tests/functional/documents/printed'
import type { Browser } from '#tests/functional/admin/administrator'

export type Read = { what: string; status: number; text: string }

/** At most this many records of each collection are read one by one. */
const MOST = 12

/** Path parameters that are not a record of the collection before them. */
const NAMED: Record<string, (company: Company) => Promise<string[]>> = {
  entityType: async () => ['EMPLOYEE', 'CONTRACT'],
  entityId: async (company) => (await idsIn(company, '/employees')).slice(0, 2),
}

/** Lists whose newest records do not show pay, with those that do. */
const OF_NOTE: Record<string, (company: Company) => Promise<string[]>> = {
  async '/accounts'({ api }) {
    const { body } = await api.get('/journal-entries?limit=100&entryType=PAYROLL')
    return [
      ...new Set<string>(
        body.data.flatMap(({ lines }: any) => lines.map(({ accountId }: any) => accountId))
      ),
    ]
  },
}

const known = new WeakMap<Company, Map<string, Promise<string[]>>>()

/** The ids of a list, read by an administrator. */
function idsIn(company: Company, list: string): Promise<string[]> {
  const lists = known.get(company) ?? new Map()
  known.set(company, lists)
  const find = OF_NOTE[list]
  if (!lists.has(list))
    lists.set(
      list,
      find
        ? find(company)
        : company.api
            .get(`${list}?limit=${MOST}`)
            .then(({ body }) => (body?.data ?? []).map(({ id }: { id: string }) => id))
    )
  return lists.get(list)!
}

/** All paths of a route in this company. */
export async function pathsOf(company: Company, path: string): Promise<string[]> {
  let found = ['']
  for (const part of path.split('/').slice(1)) {
    const next = await Promise.all(
      found.map(async (before) => {
        if (!part.startsWith(':')) return [`${before}/${part}`]
        const values = await (NAMED[part.slice(1)]?.(company) ?? idsIn(company, before))
        return values.map((value) => `${before}/${value}`)
      })
    )
    found = next.flat()
  }
  return found
}

const isOfCompany = ({ method, scope }: Endpoint) => method === 'GET' && scope !== 'platform'

/** Answers of every GET, in each format and to its last page. */
export async function* readRoutes(company: Company, api: Api): AsyncGenerator<Read> {
  for (const { path, declaration } of endpoints().filter(isOfCompany)) {
    const forms = ['application/json', ...Object.keys(declaration?.answers?.[200]?.content ?? {})]
    for (const address of await pathsOf(company, path)) {
      for (const accept of new Set(forms)) {
        if (accept === STREAM) {
          yield { what: `GET ${address} (${accept})`, ...(await readStream(api, address)) }
          continue
        }
        for (
          let next: string | null =
            declaration?.kind === 'list' ? `${address}?limit=100&cursor=` : address;
          next;
        ) {
          const read = await readOne(api, next, accept)
          yield read
          next = cursorIn(read) && `${address}?limit=100&cursor=${cursorIn(read)}`
        }
      }
    }
  }
}

function cursorIn({ text }: Read): string | null {
  return /"nextCursor":"([^"]+)"/.exec(text)?.[1] ?? null
}

export async function readOne(
  { token }: Pick<Api, 'token'>,
  path: string,
  accept = 'application/json'
): Promise<Read> {
  const response = await fetch(`${ORIGIN}/api/v1${path}`, {
    headers: { accept, authorization: `Bearer ${token}`, connection: 'close' },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    what: `GET ${path} (${accept})`,
    status: response.status,
    text: textOf(bytes, response.headers.get('content-type') ?? '', path),
  }
}

function textOf(bytes: Buffer, type: string, what: string): string {
  if (!bytes.length || /json|text|javascript/.test(type) || type.includes('hledger'))
    return bytes.toString()
  if (type.startsWith('application/pdf')) return readPdf(bytes).words
  if (/^image\//.test(type)) return ''
  if (type.includes('ndjson')) return bytes.toString()
  throw new Error(
    `${what} answers ${type}: teach tests/conformance/privacy/readers.ts to read that`
  )
}

/** Answers of every read-only tool. */
export async function* readTools(company: Company, api: Api): AsyncGenerator<Read> {
  const { body } = await api.get('/assistant/tools?toolsets=all')
  for (const { name, annotations, inputSchema } of body.data) {
    if (!annotations.readOnlyHint) continue
    for (const path of await pathsOf(company, allTools().get(name)!.pattern)) {
      const ids = path.split('/')
      const args = Object.fromEntries(
        allTools()
          .get(name)!
          .pattern.split('/')
          .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), ids[index]]] : []))
      )
      const { status, text } = await api.post(`/assistant/tools/${name}/call`, {
        ...args,
        ...('limit' in inputSchema.properties && { limit: 100 }),
      })
      yield { what: `the tool ${name} ${JSON.stringify(args)}`, status, text }
    }
  }
}

/** Contents of every export that the caller may request, in each format. */
export async function* readExports(company: Company, api: Api): AsyncGenerator<Read> {
  for (const resource of exportableNames()) {
    for (const format of ['csv', 'ndjson']) {
      if ((await api.post('/exports', { resource, format }, { prefer: 'dry-run' })).status === 403)
        continue
      const id = await writtenExport(company, api, resource, format)
      yield {
        ...(await readOne(api, `/exports/${id}/download`, '*/*')),
        what: `the export of ${resource} as ${format}`,
      }
    }
  }
}

/** Every page that a person reaches by following links from the first one. */
export async function* readPages(browser: Browser, most = 150): AsyncGenerator<Read> {
  const seen = new Set(['/admin/logout'])
  for (const queue = ['/admin']; queue.length && seen.size < most;) {
    const path = queue.shift()!
    if (seen.has(path)) continue
    seen.add(path)
    const { status, text } = await browser.get(path)
    yield { what: `the page ${path}`, status, text }
    for (const [, link] of text.matchAll(/href="(\/admin[^"#]*)"/g))
      if (!link.startsWith('/admin/files/')) queue.push(link.replaceAll('&amp;', '&'))
  }
}
