/** Performs requests as a company and keeps the first one of each operation, with its answer. */
import router from '@adonisjs/core/services/router'
import { clock } from '#core/primitives/clock'
import { clientOf, type Answer, type Api } from '#tests/api'
import { aCompany, tokenOf, unique, type Company } from '#tests/company'
import { stable } from '#tests/examples/stable'

export type Example = {
  operation: string
  request: { method: string; path: string; type?: string; body?: unknown }
  response: { status: number; body?: unknown }
}

export type Scene = {
  company: Company
  /** Its requests are recorded. All answer the body. */
  api: Client
  /** For what an example needs beforehand. */
  given: Client
  /** Recorded requests of another caller. */
  as: (other: Api) => Client
}

/** Performs the requests of a domain in order. */
export type Scenario = (scene: Scene) => Promise<void>

type Verb = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<any>
export type Client = Record<'get' | 'post' | 'patch' | 'put' | 'delete', Verb>

/** Examples are of this day; each request is a second after the one before. */
const BEGIN = Date.parse('2026-11-20T14:00:00.000Z')

export async function recorded(scenario: Scenario): Promise<Example[]> {
  const name = unique('Andina S.A.S.')
  const examples = new Map<string, Example>()
  let requests = 0
  const tick = () => clock.travelTo(new Date(BEGIN + 1000 * ++requests))

  tick()
  try {
    const company = await aCompany({ name })
    await company.as(async () => {
      await company.admin.merge({ name: 'Ana Gómez' }).save()
    })
    const token = await tokenOf(company.admin, company.tenant.publicId)
    const clientFor = (api: Api, keep?: Map<string, Example>): Client =>
      Object.fromEntries(
        METHODS.map((method) => [
          method,
          async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
            tick()
            const answer =
              method === 'get'
                ? await api.get(path, headers)
                : await api[method](path, body, headers)
            if (answer.status >= 300)
              throw new Error(`${method} ${path} was refused: ${answer.status} ${answer.text}`)
            if (keep) note(keep, method.toUpperCase(), path, body, headers, answer)
            return answer.body
          },
        ])
      ) as Client

    const own = clientOf(token)
    await scenario({
      company,
      api: clientFor(own, examples),
      given: clientFor(own),
      as: (other) => clientFor(other, examples),
    })
    return stable([...examples.values()], {
      [name]: 'Andina S.A.S.',
      [company.admin.email]: 'admin@andina.test',
    })
  } finally {
    clock.travelTo(null)
  }
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const

function note(
  examples: Map<string, Example>,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  answer: Answer
) {
  const operation = router.match(`/api/v1${path.replace(/\?.*/, '')}`, method, true)?.route.name
  if (!operation || examples.has(operation)) return

  const type = headers['content-type']
  const isText = !(body instanceof Uint8Array) && body !== undefined
  examples.set(operation, {
    operation,
    request: { method, path, ...(type && { type }), ...(isText && { body }) },
    response: { status: answer.status, ...(isJson(answer) && { body: answer.body }) },
  })
}

const isJson = ({ headers, body }: Answer) =>
  body !== undefined && /json/.test(headers.get('content-type') ?? '')
