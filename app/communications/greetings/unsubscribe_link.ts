/** Signed unsubscribe link of a company and an employee. */
import { timingSafeEqual } from 'node:crypto'
import env from '#start/env'
import { Current } from '#core/context/current'
import { isUuid } from '#core/input/fields'
import { keyedHash, keyedHashes } from '#core/primitives/secrets'

export type Reader = { tenantPublicId: string; employeeId: string }

export function unsubscribeLink(employeeId: string): string {
  const reader = `${Current.tenant.publicId}.${employeeId}`
  return new URL(`/unsubscribe/${reader}.${sealOf(reader)}`, env.get('APP_URL')).href
}

/** Undefined for a forged token. */
export function readerOf(token: string): Reader | undefined {
  const [tenantPublicId = '', employeeId = '', seal = ''] = token.split('.')
  if (!isUuid(tenantPublicId) || !isUuid(employeeId)) return

  const given = Buffer.from(seal)
  const isOurs = keyedHashes('greetings', `${tenantPublicId}.${employeeId}`)
    .map((own) => Buffer.from(own))
    .some((own) => own.length === given.length && timingSafeEqual(own, given))
  if (isOurs) return { tenantPublicId, employeeId }
}

const sealOf = (reader: string) => keyedHash('greetings', reader)
