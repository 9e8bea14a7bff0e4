/** A refusal as RFC 9457 problem details. */
import { STATUS_CODES } from 'node:http'
import env from '#start/env'
import type { Refusal } from '#core/errors/refusal'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The code of the refusal that answers this request, for the log. */
    refusedWith?: string
  }
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** `type` links to the page of the code. */
export function problem({ status, code, message, errors, more }: Refusal, requestId: string) {
  return {
    type: `${env.get('APP_URL')}/docs/errors#${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: message,
    requestId,
    ...(errors?.length && { errors }),
    ...more,
  }
}
