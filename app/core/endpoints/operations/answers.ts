/** Answers of writes: the record, its ETag, its `Location`. */
import type { HttpContext } from '@adonisjs/core/http'
import type { AnyTransformer } from '#core/endpoints/operations/declaration'
import { readRecord } from '#core/endpoints/operations/records'
import { tag } from '#core/endpoints/operations/versions'

/** The record after a write, with its ETag. It is read again where SQL computes parts of it. */
export async function answered(ctx: HttpContext, record: AnyTransformer, row: any) {
  return tagged(ctx, record.isComputed ? await readRecord(record, row.id) : record.of(row))
}

/** Adds the ETag of its version. */
export function tagged<T extends object>(ctx: HttpContext, answer: T): T {
  tag(ctx, answer)
  return answer
}

/** Sets `Location` from a path below /api/v1 and an id, if there is one. */
export function locate({ response }: HttpContext, path: string, id?: string) {
  response.header('Location', ['/api/v1', path.replace(/\/$/, ''), id && `/${id}`].join(''))
}

/** The path of a request below /api/v1. */
export const pathOf = ({ request }: HttpContext) => request.url().replace(/^\/api\/v1/, '')
