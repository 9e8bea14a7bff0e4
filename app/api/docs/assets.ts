/** Files of the site: its own, and those of installed packages, from a fixed list. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { cachedText, type CachedText } from '#api/cached_text'

const require = createRequire(import.meta.url)

const SCRIPT = 'text/javascript; charset=utf-8'
const CSS = 'text/css; charset=utf-8'

const ours = (name: string) => () => app.makePath('resources/docs', name)
const installed = (name: string) => () => require.resolve(name)

const FILES: Record<string, [type: string, path: () => string]> = {
  'style.css': [CSS, ours('style.css')],
  'theme.js': [SCRIPT, ours('theme.js')],
  'site.js': [SCRIPT, ours('site.js')],
  'search.js': [SCRIPT, ours('search.js')],
  'try.js': [SCRIPT, ours('try.js')],
  'minisearch.js': [SCRIPT, () => fileURLToPath(import.meta.resolve('minisearch'))],
  'swagger-ui.css': [CSS, installed('swagger-ui-dist/swagger-ui.css')],
  'swagger-ui-bundle.js': [SCRIPT, installed('swagger-ui-dist/swagger-ui-bundle.js')],
  'favicon-32x32.png': ['image/png', installed('swagger-ui-dist/favicon-32x32.png')],
}

const read = new Map<string, CachedText>()

/** Undefined for unknown names. */
export function assetNamed(name: string): CachedText | undefined {
  if (!Object.hasOwn(FILES, name)) return
  if (!read.has(name) || app.inDev) {
    const [type, path] = FILES[name]
    read.set(name, cachedText(type, readFileSync(path())))
  }
  return read.get(name)
}

/** With a hash of the content, so that browsers load a file again after an upgrade. */
export function assetAddress(name: string) {
  return `/docs/assets/${name}?v=${versionOf(name)}`
}

export const versionOf = (name: string) => assetNamed(name)?.etag.slice(1, 11)
