import type { Api } from '#tests/api'

/** Reads all pages from the empty cursor to null; `between` runs after each page. */
export async function readAll(
  api: Api,
  path: string,
  query: string,
  between: (page: number, rows: any[]) => Promise<unknown> = async () => {}
) {
  const rows: any[] = []
  let cursor: string | null = ''

  for (let page = 1; cursor !== null; page++) {
    const { body, status, headers }: any = await api.get(
      `${path}?${query}&cursor=${encodeURIComponent(cursor)}`
    )
    if (status !== 200) throw new Error(JSON.stringify(body))
    if (Object.keys(body.meta).sort().join() !== 'limit,nextCursor')
      throw new Error(`meta is ${JSON.stringify(body.meta)}`)
    if ((body.meta.nextCursor === null) !== (headers.get('link') === null))
      throw new Error('Link and nextCursor disagree')

    rows.push(...body.data)
    cursor = body.meta.nextCursor
    if (page > 200) throw new Error('The cursor never ends')
    await between(page, body.data)
  }
  return rows
}
