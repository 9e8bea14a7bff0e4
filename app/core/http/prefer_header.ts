/** The preferences of the `Prefer` header (RFC 7240) that are supported. */
import type { HttpContext } from '@adonisjs/core/http'

/** `strict` refuses unknown fields and parameters. `handling=lenient` turns it off. */
export type Preferences = { dryRun: boolean; strict: boolean }

/** With any value but false: a client that sends `dry-run=true` must not write. */
const DRY_RUN = /^dry-run(=(?!false$|0$).*)?$/

const HANDLING = /^handling=(strict|lenient)$/

const DEFAULTS: Preferences = { dryRun: false, strict: true }

/** Reads the header and reports the applied preferences. The first of two handlings counts. */
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
