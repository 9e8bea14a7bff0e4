/**
 * The commonest passwords of at least 10 characters, in lower case; shorter ones are refused for
 * their length. They are the first 20,000 of SecLists, zxcvbn and zxcvbn-ts (all MIT).
 */
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

let known: ReadonlySet<string> | undefined

/** Case does not count. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(app.makePath('resources', 'common_passwords.txt'), 'utf8').split('\n')
  )
  return known.has(password.trim().toLowerCase())
}
