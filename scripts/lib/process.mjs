/** Identifies processes by pid and start time, because pids are reused. */
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

/** Returns an opaque start time; null for a process that is gone or a zombie. */
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

/** True if the folder is in the command line or is the working directory. */
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

/** Sends SIGTERM, and SIGKILL after `patience` ms. Returns true after an orderly end. */
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
