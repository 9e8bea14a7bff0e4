/** Reads the events of a company from a stream, which does not end by itself. */
import { ORIGIN, type Api } from '#tests/api'

export const STREAM = 'text/event-stream'

/** The frames up to the newest event that the caller may read. */
export async function readStream(
  api: Api,
  path: string
): Promise<{ status: number; text: string }> {
  const newest = await newestEvent(api, path)
  const ending = new AbortController()
  const response = await fetch(`${ORIGIN}/api/v1${path}`, {
    headers: { accept: STREAM, authorization: `Bearer ${api.token}`, connection: 'close' },
    signal: ending.signal,
  })
  let text = ''
  try {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part
      if (response.ok && (!newest || isWhole(text, newest))) break
    }
  } finally {
    ending.abort()
  }
  return { status: response.status, text }
}

/** True once the frame of this event has ended. */
const isWhole = (text: string, id: string) =>
  Boolean(text.split(`id: ${id}\n`)[1]?.includes('\n\n'))

async function newestEvent(api: Api, path: string): Promise<string | undefined> {
  let newest: string | undefined
  for (let next: string | null = ''; next !== null;) {
    const { status, body } = await api.get(`${path}?limit=100${next && `&after=${next}`}`)
    if (status !== 200) return undefined
    newest = body.data.at(-1)?.id ?? newest
    next = body.meta.nextCursor
  }
  return newest
}
