/** Codes of tax authorities in forms. */
import type { HttpContext } from '@adonisjs/core/http'
import { municipalities } from '#parties/municipalities'

/** Several codes that were written into one field: `codesIn(ctx, 'responsibilities')`. */
export const codesIn = ({ request }: HttpContext, field: string) => ({
  [field]: String(request.body()[field] ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean),
})

/** Municipalities by their DANE code, to choose from while the code or the name is written. */
export const places = () =>
  [...municipalities().values()].map(({ code, name, department }) => ({
    value: code,
    text: `${name}, ${department}`,
  }))
