/**
 * The API of Oficio for TypeScript. Every path, parameter, body and answer is typed by `api.ts`;
 * here is what each request wants besides: who asks, a key that makes repeating safe, patience with
 * a busy server, and refusals that are thrown.
 */
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type MaybeOptionalInit,
  type MethodResponse,
} from 'openapi-fetch'
import type { components, paths } from './api.ts'
import { OficioError } from './error.ts'
import { patiently, type Patience } from './patience.ts'

export { OficioError, type FieldError } from './error.ts'
export {
  readWebhook,
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
}

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

/** Paths that are lists, and what one of their records is. */
type List = {
  [Path in PathOf<'get'>]: Answer<'get', Path> extends { data: unknown[]; meta: unknown }
    ? Path
    : never
}[PathOf<'get'>]
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
}

export function createOficio({ baseUrl, apiKey, ...patience }: Settings): Oficio {
  const client = createClient<paths>({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/api/v1`,
    headers: { authorization: `Bearer ${apiKey}` },
    fetch: patiently(patience),
  })
  client.use({
    onRequest({ request }) {
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID())
    },
    async onResponse({ response }) {
      if (!response.ok) throw await OficioError.of(response)
    },
  })
  const call = (method: Method) => async (path: string, init?: object) =>
    (await client.request(method, path as never, init as never)).data as any

  const get = call('get')
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
  return {
    get,
    post: call('post'),
    patch: call('patch'),
    put: call('put'),
    delete: call('delete'),
    paginate,
  } as unknown as Oficio
}
