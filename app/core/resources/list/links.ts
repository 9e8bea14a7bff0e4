/** `meta` of lists, the `Link` header (RFC 8288) and the format of cursors. */
import type { HttpContext } from '@adonisjs/core/http'
import { invalid, Refusal } from '#core/errors/refusal'

const whole = (minimum: number, description: string) => ({ type: 'integer', minimum, description })

export const LIST_META = {
  PageMeta: {
    type: 'object',
    title: 'PageMeta',
    properties: {
      page: whole(1, 'The number of this page, from 1.'),
      limit: whole(1, 'The greatest number of records in a page.'),
      total: whole(0, 'The number of records in all pages.'),
      totalPages: whole(0, 'The number of pages.'),
    },
    required: ['page', 'limit', 'total', 'totalPages'],
  },
  CursorMeta: {
    type: 'object',
    title: 'CursorMeta',
    description: 'When the list is read with cursor.',
    properties: {
      limit: whole(1, 'The greatest number of records in a page.'),
      nextCursor: { type: ['string', 'null'], description: 'Send it as `cursor` to read the next page; null on the last page.' },
    },
    required: ['limit', 'nextCursor'],
  },
}

export type Asked = { path: string; query: Record<string, unknown> }

export const askedBy = ({ request }: HttpContext): Asked => ({
  path: request.url(),
  query: request.qs(),
})

export function pageLinks(
  asked: Asked,
  { page, limit, total }: { page: number; limit: number; total: number }
) {
  const totalPages = Math.ceil(total / limit)
  const last = Math.max(totalPages, 1)
  const next = page < totalPages && link('next', asked, { page: page + 1 })
  const links = [
    link('first', asked, { page: 1 }),
    page > 1 && link('prev', asked, { page: Math.min(page - 1, last) }),
    next,
    link('last', asked, { page: last }),
  ]
  return { meta: { page, limit, total, totalPages }, link: fitting(links, next) }
}

/** Node's client refuses answers with more than 16 KiB of headers, many proxies with more than 8. */
const USUAL = 6_000
const MOST = 12_000

/** All links, or `next` alone where they are too long: without it that was the last page. */
function fitting(links: (string | false)[], next: string | false) {
  const all = links.filter(Boolean).join(', ')
  if (all.length <= USUAL) return all
  if (next && next.length > MOST)
    throw new Refusal(
      431,
      'HEADERS_TOO_LARGE',
      'The address is too long for the link to the next page'
    )
  return next || undefined
}

/** `found` has one row more than `limit` if there is a next page. */
export function cursorLinks<Row>(
  asked: Asked,
  found: Row[],
  limit: number,
  cursorAfter: (row: Row) => string
) {
  const page = found.slice(0, limit)
  const nextCursor = found.length > limit ? cursorAfter(page.at(-1)!) : null
  const next = nextCursor ? link('next', asked, { cursor: nextCursor }) : undefined

  return {
    page,
    meta: { limit, nextCursor },
    link: next && fitting([next], next),
  }
}

function link(rel: string, { path, query }: Asked, changed: Record<string, unknown>) {
  return `<${path}?${new URLSearchParams({ ...query, ...changed } as Record<string, string>)}>; rel="${rel}"`
}

/** Cursors are not encrypted, so they contain only values that the reader has seen. */
export const cursorOf = (values: readonly unknown[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Refuses INVALID (422) unless `isOurs`. */
export function readCursor(cursor: string, isOurs: (values: unknown[]) => boolean): unknown[] {
  const values = parsed(cursor)
  if (!isOurs(values)) throw notOurs()
  return values
}

export const notOurs = () =>
  invalid('cursor', 'INVALID', 'cursor must be one that this list has given, with the same sort')

function parsed(cursor: string): unknown[] {
  try {
    const value = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
