/**
 * Ubuntu's MySQL may use no folders but its own: a rule of AppArmor, which refuses others whatever
 * their permissions are, and of which MySQL knows nothing to say.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * The profile that confines a program, or null. One of comments alone, as MariaDB's, confines
 * nothing; nor does one that is switched off, or only complains.
 */
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

/**
 * Whether a database says that it could not use its folder. Where it may not look into one that is
 * there, MySQL tries to make it, and tells that it exists (17).
 */
export const couldNotUse = (text) =>
  /denied|not writable|not permitted|err(?:no|code):? ?1[37]\b/i.test(text)

/** The command by which an administrator lets the program use the folder, too. */
export const permission = (profile, folder) =>
  `echo '"${folder}/" r, "${folder}/**" rwk,' | sudo tee -a ${profile.replace(/([^/]+)$/, 'local/$1')} && sudo apparmor_parser -r ${profile}`
