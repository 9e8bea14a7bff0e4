/** Files of the pages; a hash of the content in the address lets browsers cache them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/refusal'

const FILES: Record<string, string> = {
  'admin.css': app.makePath('resources/assets/admin.css'),
  'admin.js': app.makePath('resources/assets/admin.js'),
  'htmx.js': fileURLToPath(import.meta.resolve('htmx.org/dist/htmx.min.js')),
}

const versions = new Map<string, string>()

/** `fileAddress('admin.css')`. */
export function fileAddress(name: string) {
  if (!versions.has(name) || app.inDev)
    versions.set(
      name,
      createHash('sha256').update(readFileSync(FILES[name])).digest('hex').slice(0, 12)
    )
  return `/admin/files/${name}?v=${versions.get(name)}`
}

/** Refuses unknown names with 404. Answers are cacheable for ever. */
export function answerFile({ params, response }: HttpContext) {
  if (!Object.hasOwn(FILES, params.name)) throw notFound()
  response.response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.download(FILES[params.name])
}
