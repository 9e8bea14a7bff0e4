/** Users of private servers: the last one to leave stops them. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alive, identify } from './process.mjs'

export function enter(home) {
  const folder = join(home, 'users')
  mkdirSync(folder, { recursive: true })
  const mine = join(folder, String(process.pid))
  writeFileSync(mine, JSON.stringify(identify(process.pid)))
  /** Returns true when no other user is left. */
  return () => {
    rmSync(mine, { force: true })
    return readdirSync(folder).every((name) => {
      try {
        if (alive(JSON.parse(readFileSync(join(folder, name), 'utf8')))) return false
      } catch {}
      rmSync(join(folder, name), { force: true })
      return true
    })
  }
}
