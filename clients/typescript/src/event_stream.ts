/** Reads a stream of Server-Sent Events (WHATWG HTML, 9.2). */
/** A server is alive while it sends something, at least a comment, in this time. */
const SILENT_MS = 45_000

/** Messages, and places without `data`, in order. Ends with the stream; throws when it is cut or silent. */
export async function* framesOf(
  body: ReadableStream<Uint8Array>,
  onRetry: (ms: number) => void
): AsyncGenerator<{ id: string | undefined; data: string | undefined }> {
  let [id, data] = [undefined as string | undefined, [] as string[]]
  let told = id
  for await (const line of linesOf(body)) {
    if (line === '') {
      if (data.length || id !== told) yield { id, data: data.length ? data.join('\n') : undefined }
      ;[told, data] = [id, []]
      continue
    }
    const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line)!
    if (field === 'id') id = value
    else if (field === 'data') data.push(value!)
    else if (field === 'retry' && /^\d+$/.test(value!)) onRetry(Number(value))
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read())
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const lines = rest.split(/\r?\n/)
      rest = lines.pop()!
      yield* lines
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function inTime<T>(read: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The stream of events is silent')), SILENT_MS)
  })
  try {
    return await Promise.race([read, silence])
  } finally {
    clearTimeout(timer)
  }
}
