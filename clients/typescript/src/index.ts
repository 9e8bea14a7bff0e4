/**
 * The API of Oficio for TypeScript. Every path, parameter, body and answer is typed by `api.ts`.
 * The rest of a request is here: its caller, an idempotency key, retries, and errors that are thrown.
 */
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type MaybeOptionalInit,
  type MethodResponse,
} from 'openapi-fetch'
import type { components, paths } from './api.ts'
import { OficioError } from './error.ts'
import { eventsBy, type Events } from './events.ts'
import { patiently, type Patience } from './patience.ts'
import { ENVIRONMENT, mustBeSandbox, mustBeTestKey } from './sandbox.ts'

export { OficioError, type FieldError } from './error.ts'
export type { EventSelector, EventsAsked, OficioEvent, OficioEventOf } from './events.ts'
export {
  readWebhook,
  WebhookVerificationError,
  type WebhookEvent,
  type WebhookMessage,
  type WebhookMessageOf,
} from './webhooks.ts'
export type { components, operations, paths, webhooks } from './api.ts'

/** A record or another schema of the API by its name, such as `Schema<'Customer'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type Settings = Patience & {
  /** Where the API is, without `/api/v1`: `https://oficio.example.com`. */
  baseUrl: string
  /** An API key (`ofc_live_…`), or an access token of a person. */
  apiKey: string
  /** A key of test mode (`ofc_test_…`), for `withSandbox`. */
  testKey?: string
}

/** Fields of a form; numbers and booleans are sent as texts, undefined ones not at all. */
export type Form = Record<string, string | number | boolean | Blob | undefined>

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
type PathOf<Of extends Method> = ClientPathsWithMethod<Client<paths>, Of>
type Asked<Init> = {} extends Init ? [Init?] : [Init]
type Body<Of extends Method, Path extends PathOf<Of>, Init> = MethodResponse<
  Client<paths>,
  Of,
  Path,
  Init
>
type Answer<Of extends Method, Path extends PathOf<Of>, Init = {}> = [
  Body<Of, Path, Init>,
] extends [never]
  ? void
  : Body<Of, Path, Init>

/** Calls a path and answers the body; throws an OficioError otherwise. */
export type Call<Of extends Method> = <
  Path extends PathOf<Of>,
  Init extends MaybeOptionalInit<paths[Path], Of>,
>(
  path: Path,
  ...init: Asked<Init>
) => Promise<Answer<Of, Path, Init>>

/** Paths that are lists with cursors, and what one of their records is. */
type List = {
  [Path in PathOf<'get'>]: Answer<'get', Path> extends { data: unknown[]; meta: unknown }
    ? 'cursor' extends keyof QueryOf<Path>
      ? Path
      : never
    : never
}[PathOf<'get'>]
type QueryOf<Path extends PathOf<'get'>> = paths[Path] extends {
  get: { parameters: { query?: infer Query } }
}
  ? NonNullable<Query>
  : never
type ItemOf<Path extends List> = Answer<'get', Path> extends { data: (infer Item)[] } ? Item : never

export type Oficio = {
  get: Call<'get'>
  post: Call<'post'>
  patch: Call<'patch'>
  put: Call<'put'>
  delete: Call<'delete'>
  /** All records of a list, one after the other; pages are read as they are needed. */
  paginate<Path extends List, Init extends MaybeOptionalInit<paths[Path], 'get'>>(
    path: Path,
    ...init: Asked<Init>
  ): AsyncGenerator<ItemOf<Path>, void, undefined>
  /** Sends a form with files (multipart). */
  upload<Path extends PathOf<'post'>>(path: Path, form: Form): Promise<Answer<'post', Path>>
  /** Events as they happen, and before that those after `after`. It goes on after lost connections. */
  events: Events
  /**
   * The same client in test mode. It refuses live keys, and throws when an answer is not of the
   * sandbox. Without a key it takes `testKey`, or an access token of a person.
   */
  withSandbox(testKey?: string): Oficio
}

export function createOficio(settings: Settings): Oficio {
  const { apiKey, testKey = apiKey } = settings
  return {
    ...clientOf(settings),
    withSandbox: (key = testKey) => sandboxOf(settings, key),
  }
}

const sandboxOf = (settings: Settings, testKey: string): Oficio => ({
  ...clientOf({ ...settings, apiKey: mustBeTestKey(testKey) }, true),
  withSandbox: (key = testKey) => sandboxOf(settings, key),
})

function clientOf({ baseUrl, apiKey, ...patience }: Settings, isSandbox = false) {
  const where = {
    baseUrl: `${baseUrl.replace(/\/$/, '')}/api/v1`,
    headers: { authorization: `Bearer ${apiKey}`, ...(isSandbox && { [ENVIRONMENT]: 'test' }) },
  }
  const mustBeRight = isSandbox ? mustBeSandbox : () => {}
  const client = createClient<paths>({ ...where, fetch: patiently(patience) })
  client.use({
    onRequest({ request }) {
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID())
    },
    async onResponse({ response }) {
      if (!response.ok) throw await OficioError.of(response)
      mustBeRight(response)
    },
  })
  const call = (method: Method) => async (path: string, init?: object) =>
    (await client.request(method, path as never, init as never)).data as any

  const [get, post] = [call('get'), call('post')]
  return {
    get,
    post,
    patch: call('patch'),
    put: call('put'),
    delete: call('delete'),
    paginate: pagesOf(get),
    upload: (path: string, form: Form) => post(path, { body: formOf(form) }),
    events: eventsBy({ ...where, mustBeRight, fetch: patience.fetch ?? globalThis.fetch }),
  } as unknown as Omit<Oficio, 'withSandbox'>
}

const pagesOf = (get: (path: string, init: object) => Promise<any>) =>
  async function* paginate(path: string, init: any = {}) {
    for (let cursor: string | null = ''; cursor !== null;) {
      const { data, meta }: { data: any[]; meta: { nextCursor: string | null } } = await get(path, {
        ...init,
        params: { ...init.params, query: { limit: 100, ...init.params?.query, cursor } },
      })
      yield* data
      cursor = meta.nextCursor
    }
  }

function formOf(fields: Form): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  return form
}
