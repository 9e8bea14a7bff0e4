/**
 * PDFs as a reader sees them: their text, line by line, how many pages they have, and how far above
 * the edge of its page the `lowest` line stands.
 */
import { inflateSync } from 'node:zlib'
import { ORIGIN } from '#tests/api'
import type { Api } from '#tests/api'

const windows1252 = new TextDecoder('windows-1252')

export function readPdf(pdf: Buffer) {
  const raw = pdf.toString('latin1')
  const contents = [...raw.matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: start }) =>
    inflateSync(pdf.subarray(index + start.length, raw.indexOf('endstream', index))).toString(
      'latin1'
    )
  )
  const pages = contents
    .map((content) =>
      [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces]) => decoded(pieces)).join('\n')
    )
    .filter(Boolean)

  const lowest = Math.min(
    ...contents.flatMap((content) =>
      [...content.matchAll(/^1 0 0 1 \S+ (\S+) Tm$/gm)].map(([, height]) => Number(height))
    )
  )
  const text = pages.join('\n')
  return {
    lowest,
    text,
    words: text.replaceAll(/\s+/g, ' '),
    pages,
    count: raw.match(/\/Type \/Page\n/g)?.length ?? 0,
  }
}

const decoded = (pieces: string) =>
  windows1252.decode(
    Buffer.from([...pieces.matchAll(/<([\da-f]*)>/g)].map(([, hex]) => hex).join(''), 'hex')
  )

/** GET of a PDF through HTTP. */
export async function print(
  { token }: Pick<Api, 'token'>,
  path: string,
  headers: Record<string, string> = {}
) {
  const response = await fetch(`${ORIGIN}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  const pdf = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: response.headers,
    pdf,
    ...(response.status === 200 && response.headers.get('content-type') === 'application/pdf'
      ? readPdf(pdf)
      : { lowest: 0, text: '', words: '', pages: [], count: 0 }),
  }
}
