/** AppArmor on Ubuntu confines MySQL to its own folders, and MySQL's errors do not say so. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Returns the enforced profile of a program, or null. MariaDB's has comments only. */
export function confinement(program, root = '/') {
  if (read(join(root, 'sys/module/apparmor/parameters/enabled')).trim() !== 'Y') return null
  const name = program.slice(1).replaceAll('/', '.')
  const profile = join(root, 'etc/apparmor.d', name)
  const rules = read(profile).replace(/^\s*#.*$/gm, '')
  if (
    !new RegExp(`${program}\\s[^{]*\\{`).test(rules) ||
    new RegExp(`${program}\\s[^{]*\\b(complain|unconfined)\\b`).test(rules)
  )
    return null
  return ['disable', 'force-complain'].some((folder) =>
    existsSync(join(root, 'etc/apparmor.d', folder, name))
  )
    ? null
    : profile
}

/** Recognizes a refused folder. MySQL reports 17 (exists) for a folder that it may not read. */
export const couldNotUse = (text) =>
  /denied|not writable|not permitted|err(?:no|code):? ?1[37]\b/i.test(text)

/** The command by which an administrator permits the folder. */
export const permission = (profile, folder) =>
  `echo '"${folder}/" r, "${folder}/**" rwk,' | sudo tee -a ${profile.replace(/([^/]+)$/, 'local/$1')} && sudo apparmor_parser -r ${profile}`
