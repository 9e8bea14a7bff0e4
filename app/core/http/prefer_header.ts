/** The `Prefer` header (RFC 7240), as far as it is honoured here. */
import type { HttpContext } from '@adonisjs/core/http'

/**
 * `strict`: unknown fields and parameters are refused. It is the default; `handling=lenient` turns
 * it off.
 */
export type Preferences = { dryRun: boolean; strict: boolean }

/** Also with a value, since who says `dry-run=true` must not write for real. */
const DRY_RUN = /^dry-run(=(?!false$|0$).*)?$/

const HANDLING = /^handling=(strict|lenient)$/

const DEFAULTS: Preferences = { dryRun: false, strict: true }

/**
 * Reads the header and says in the answer which preferences were applied. Of two handlings the
 * first counts.
 */
export function preferencesOf({ request, response }: HttpContext): Preferences {
  const header = request.header('prefer')
  if (!header) return DEFAULTS

  const asked = header
    .toLowerCase()
    .split(/[,;]/)
    .map((one) => one.replace(/[\s"]/g, ''))
  const dryRun = asked.some((one) => DRY_RUN.test(one)) && request.method() !== 'GET'
  const handling = asked.find((one) => HANDLING.test(one))
  const applied = [dryRun && 'dry-run', handling].filter(Boolean)

  if (applied.length) response.header('Preference-Applied', applied.join(', '))
  return { dryRun, strict: handling !== 'handling=lenient' }
}
