/** The API as an integrator sees it: over HTTP, JSON in and out. No connection is kept, since each suite has a server of its own. */
import env from '#start/env'

export const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`

export type Answer = { status: number; headers: Headers; body: any; text: string }

type Headers_ = Record<string, string>

export async function call(token: string | null, method: string, path: string, body?: unknown, headers: Headers_ = {}): Promise<Answer> {
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData) && !(body instanceof Uint8Array)
  const response = await fetch(path.startsWith('http') ? path : path.startsWith('/api/') || path.startsWith('//') ? ORIGIN + path.replace('//', '/') : `${ORIGIN}/api/v1${path}`, {
    method,
    headers: { connection: 'close', ...(token && { authorization: `Bearer ${token}` }), ...(isJson && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : isJson ? JSON.stringify(body) : (body as any),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parsed(text) }
}

/** One client, bound to its caller: `api.post('/customers', { … })`. */
export function clientOf(token: string | null, always: Headers_ = {}) {
  const verb = (method: string) => (path: string, body?: unknown, headers?: Headers_) => call(token, method, path, body, { ...always, ...headers })
  return {
    token,
    get: (path: string, headers?: Headers_) => call(token, 'GET', path, undefined, { ...always, ...headers }),
    post: verb('POST'),
    patch: verb('PATCH'),
    put: verb('PUT'),
    delete: verb('DELETE'),
  }
}

export type Api = ReturnType<typeof clientOf>

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
