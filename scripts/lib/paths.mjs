/**
 * Where things lie: the repository's root and the folder for everything that a start leaves behind.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const TMP = join(ROOT, 'tmp')
export const MODULES = join(ROOT, 'node_modules')
export const DEV_HOME = join(TMP, 'dev')
export const MAIL = join(TMP, 'mail')
