/** The nightly job that looks at the books of every company. What is wrong is in the log and fails the job, so that somebody is told. */
import logger from '@adonisjs/core/services/logger'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { PLATFORM } from '#core/platform'
import { integrity } from '#accounting/integrity'
import { eachTenant } from '#worker/job'

export async function checkIntegrity(signal: AbortSignal) {
  const tenants = await Current.acrossTenants('look at the books of every company', () => rows('SELECT id FROM tenants WHERE id <> ? ORDER BY id', [PLATFORM.id]))
  await eachTenant(tenants.map(({ id }) => id as number), signal, checkBooks)
}

async function checkBooks() {
  const { ok, checks } = await integrity()
  if (ok) return

  const wrong = checks.filter((check) => !check.ok)
  logger.error({ tenant: Current.tenant.publicId, wrong }, 'The books do not tie out')
  throw new Error(`The books of ${Current.tenant.publicId} do not tie out: ${wrong.map(({ name, left, right }) => `${name} (${left}, ${right})`).join('; ')}`)
}
