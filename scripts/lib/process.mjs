/**
 * Knows a process again: a pid alone may have been given to another program, a pid with its start
 * time may not.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const ps = (pid, column) => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/** When the process started, as an opaque string; null when there is none (or only its remains). */
export function startedAt(pid) {
  if (!Number.isInteger(pid) || pid < 2) return null
  if (process.platform !== 'linux') return ps(pid, 'lstart') || null
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : fields[19]
  } catch {
    return null
  }
}

export const identify = (pid) => ({ pid, started: startedAt(pid) })

export const alive = (identity) =>
  Boolean(identity?.started) && startedAt(identity.pid) === identity.started

/**
 * Whether the process works in the folder: its command line names it or it is its working
 * directory.
 */
export function worksIn(pid, folder) {
  if (startedAt(pid) === null) return false
  if (process.platform !== 'linux') return ps(pid, 'command').includes(folder)
  try {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) return true
    const cwd = readlinkSync(`/proc/${pid}/cwd`)
    return cwd === folder || cwd.startsWith(`${folder}/`)
  } catch {
    return false
  }
}

/** Asks the process to end, waits, and forces it when it does not. True when it ended by itself. */
export async function end(identity, patience = 5000) {
  const signal = (name) => {
    try {
      process.kill(identity.pid, name)
    } catch {}
  }
  if (!alive(identity)) return true
  signal('SIGTERM')
  for (const until = Date.now() + patience; Date.now() < until;) {
    if (!alive(identity)) return true
    await sleep(20)
  }
  if (alive(identity)) signal('SIGKILL')
  for (let i = 0; i < 50 && alive(identity); i++) await sleep(20)
  return false
}
