/** Lock file with the identity of its process; the lock of a dead process is taken over. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { alive, identify } from './process.mjs'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export const holder = (file) => {
  const identity = read(file)
  return alive(identity) ? identity : null
}

/** Returns the release, or null while another living process has the lock. */
export function tryLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify(identify(process.pid)))
  try {
    for (let i = 0; i < 5; i++) {
      try {
        linkSync(mine, file)
        return () => {
          if (read(file)?.pid === process.pid) rmSync(file, { force: true })
        }
      } catch (/** @type {any} */ error) {
        if (error.code !== 'EEXIST') throw error
      }
      if (holder(file)) return null
      setAside(file)
    }
    return null
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Moves a dead lock away, and back if a living process took it at that moment. */
function setAside(file) {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
    if (holder(aside)) linkSync(aside, file)
  } catch {}
  rmSync(aside, { force: true })
}

export async function lock(file, onWait) {
  for (let i = 0; ; i++) {
    const release = tryLock(file)
    if (release) return release
    if (i === 10) onWait?.()
    await sleep(100)
  }
}
