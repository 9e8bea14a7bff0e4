/** The `Prefer` header (RFC 7240), as far as it is honoured here. */
import type { HttpContext } from '@adonisjs/core/http'

export type Preferences = { dryRun: boolean; strict: boolean }

const NONE: Preferences = { dryRun: false, strict: false }

/** Reads the header and says in the answer which preferences were applied. */
export function preferencesOf({ request, response }: HttpContext): Preferences {
  const header = request.header('prefer')
  if (!header) return NONE

  const asked = new Set(header.toLowerCase().split(/[,;]/).map((one) => one.replace(/[\s"]/g, '')))
  const dryRun = asked.has('dry-run') && request.method() !== 'GET'
  const strict = asked.has('handling=strict')
  const applied = [dryRun && 'dry-run', strict && 'handling=strict'].filter(Boolean)

  if (applied.length) response.header('Preference-Applied', applied.join(', '))
  return { dryRun, strict }
}
