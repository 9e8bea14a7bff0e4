/** Folders for concurrent test runs: tmp/test/1, tmp/test/2, … */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from './lock.mjs'
import { TMP } from './paths.mjs'
import { alive, identify } from './process.mjs'
import { Sentence } from './sentence.mjs'

const MOST = 16

export function takeSlot() {
  for (let number = 1; number <= MOST; number++) {
    const home = join(TMP, 'test', String(number))
    mkdirSync(home, { recursive: true })
    const release = tryLock(join(home, 'slot.lock'))
    if (!release) continue
    endLeftover(home)
    const storage = join(home, 'storage')
    rmSync(storage, { recursive: true, force: true })
    mkdirSync(storage, { recursive: true })
    return { number, home, storage, release }
  }
  throw new Sentence(`${MOST} test runs are under way already: wait for one to end.`)
}

const file = (home) => join(home, 'tests.pid')

/** Ends the tests of a killed run; they lead a process group with all that they started. */
function endLeftover(home) {
  try {
    const identity = JSON.parse(readFileSync(file(home), 'utf8'))
    if (alive(identity)) process.kill(-identity.pid, 'SIGKILL')
  } catch {}
  rmSync(file(home), { force: true })
}

export const noteTests = (home, pid) => writeFileSync(file(home), JSON.stringify(identify(pid)))
