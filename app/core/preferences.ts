/** The `Prefer` header (RFC 7240), as far as it is honoured here. */
import type { HttpContext } from '@adonisjs/core/http'

export type Preferences = { dryRun: boolean; strict: boolean }

/** Also with a value, since who says `dry-run=true` must not write for real. */
const DRY_RUN = /^dry-run(=(?!false$|0$).*)?$/

const NONE: Preferences = { dryRun: false, strict: false }

/** Reads the header and says in the answer which preferences were applied. */
export function preferencesOf({ request, response }: HttpContext): Preferences {
  const header = request.header('prefer')
  if (!header) return NONE

  const asked = new Set(header.toLowerCase().split(/[,;]/).map((one) => one.replace(/[\s"]/g, '')))
  const dryRun = [...asked].some((one) => DRY_RUN.test(one)) && request.method() !== 'GET'
  const strict = asked.has('handling=strict')
  const applied = [dryRun && 'dry-run', strict && 'handling=strict'].filter(Boolean)

  if (applied.length) response.header('Preference-Applied', applied.join(', '))
  return { dryRun, strict }
}
