/** Finds an installed program, also outside the user's PATH. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const MORE = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/libexec',
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/sbin',
]

export function find(...names) {
  for (const name of names)
    for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...MORE]) {
      if (!folder) continue
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {}
    }
  return null
}
