/**
 * The nightly integrity check of every company's books. Broken invariants are logged and fail the
 * job.
 */
import logger from '@adonisjs/core/services/logger'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { integrity } from '#accounting/integrity'
import { eachTenant } from '#worker/job'

export async function checkIntegrity(signal: AbortSignal) {
  const broken = await brokenBooks(signal)
  if (broken.length)
    throw new Error(
      `The books of ${broken.length} companies do not tie out, the log says where: ${broken
        .slice(0, 5)
        .map(({ company }) => company)
        .join(', ')}`
    )
}

/** Companies with broken books, by public id, and their broken invariants. */
export async function brokenBooks(signal: AbortSignal) {
  const tenants = await Current.acrossTenants('look at the books of every company', () =>
    rows('SELECT id FROM tenants WHERE id <> ? ORDER BY id', [PLATFORM.id])
  )
  const broken: { company: string; wrong: string[] }[] = []

  await eachTenant(
    tenants.map(({ id }) => id as number),
    signal,
    async () => {
      const wrong = (await integrity()).checks.filter((check) => !check.ok)
      if (!wrong.length) return

      logger.error({ tenant: Current.tenant.publicId, wrong }, 'The books do not tie out')
      broken.push({ company: Current.tenant.publicId, wrong: wrong.map(({ name }) => name) })
    }
  )
  return broken
}
