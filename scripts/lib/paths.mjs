/** Paths of the repository and of the folder for temporary data. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const TMP = join(ROOT, 'tmp')
export const MODULES = join(ROOT, 'node_modules')
export const DEV_HOME = join(TMP, 'dev')
export const MAIL = join(TMP, 'mail')
