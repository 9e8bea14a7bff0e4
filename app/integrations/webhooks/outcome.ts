/** The next state of a delivery, by the receiver's answer. */
import { clock } from '#core/primitives/clock'
import type { Posted } from '#integrations/webhooks/post'

export const DELIVERY_STATES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const

export type DeliveryStatus = (typeof DELIVERY_STATES)[number]

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/**
 * Waits after each attempt, about a day in all, each varied by up to a fifth. The first are short,
 * because later messages wait for one that is refused now and then.
 */
const WAITS = [
  150,
  1.5 * SECOND,
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  9 * HOUR,
]

/** Longest wait that a receiver may ask for. */
const MOST_ASKED_MS = HOUR

/** Endpoints are switched off after failing for this long. */
const SWITCHED_OFF_AFTER_MS = 5 * 24 * HOUR

export type Outcome = {
  status: DeliveryStatus
  responseStatus: number | null
  responseBody: string | null
  error: string | null
  durationMs: number | null
  waitMs: number
}

/** Any 2xx is a success; a redirect is a failure. `attempt` counts from 1. */
export function answered(
  { status, body, durationMs, retryAfter }: Posted,
  attempt: number
): Outcome {
  const isTaken = status >= 200 && status < 300
  const facts = { responseStatus: status, responseBody: body || null, durationMs }
  return isTaken
    ? { ...facts, status: 'SUCCEEDED', error: null, waitMs: 0 }
    : {
        ...facts,
        ...again(attempt, [429, 503].includes(status) ? askedMs(retryAfter) : 0),
        error: `The receiver answered ${status}`,
      }
}

export function unanswered(error: any, attempt: number): Outcome {
  return {
    responseStatus: null,
    responseBody: null,
    durationMs: null,
    error: String(error?.message || error?.code || error).slice(0, 500),
    ...again(attempt),
  }
}

function again(attempt: number, asked = 0): { status: DeliveryStatus; waitMs: number } {
  const wait = WAITS[attempt - 1]
  return wait
    ? {
        status: 'PENDING',
        waitMs: Math.max(wait * (0.8 + Math.random() * 0.4), Math.min(asked, MOST_ASKED_MS)),
      }
    : { status: 'FAILED', waitMs: 0 }
}

/** `Retry-After` is seconds or a date (RFC 9110, 10.2.3); other values are ignored. */
function askedMs(retryAfter = ''): number {
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - clock.now().getTime()
  return ms > 0 ? ms : 0
}

/** Failing for days, or gone by its own answer (410). */
export const isGivenUp = (failingSince: string, { responseStatus }: Outcome) =>
  responseStatus === 410 || clock.now().getTime() - Date.parse(failingSince) > SWITCHED_OFF_AFTER_MS
