/** Files of the interactive reference: the installed Swagger UI and its start script. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cachedText, type CachedText } from '#api/cached_text'
import { START, STYLE } from '#api/docs/start'

const require = createRequire(import.meta.url)

const installed = (name: string, type: string) =>
  cachedText(type, readFileSync(require.resolve(`swagger-ui-dist/${name}`)))

const SCRIPT = 'text/javascript; charset=utf-8'
const CSS = 'text/css; charset=utf-8'

const FILES: Record<string, () => CachedText> = {
  'swagger-ui.css': () => installed('swagger-ui.css', CSS),
  'swagger-ui-bundle.js': () => installed('swagger-ui-bundle.js', SCRIPT),
  'favicon-32x32.png': () => installed('favicon-32x32.png', 'image/png'),
  'start.js': () => cachedText(SCRIPT, START),
  'style.css': () => cachedText(CSS, STYLE),
}

const read = new Map<string, CachedText>()

/** Undefined for unknown names. */
export function fileOf(name: string): CachedText | undefined {
  if (!Object.hasOwn(FILES, name)) return
  if (!read.has(name)) read.set(name, FILES[name]())
  return read.get(name)
}
