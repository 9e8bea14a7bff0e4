/** Free space for uploads, and for the files of a database on this machine. */
import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { rows } from '#core/database/query'
import { storagePath } from '#core/primitives/storage_path'
import type { Check, Seen } from '#commands/_doctor'
import { MAKE_ROOM } from '#commands/_failures'

const LEAST_FREE = 500_000_000

export const disk: Check = {
  name: 'disk',
  look: ofFiles,
  remedy: 'Free space on the disk of STORAGE_PATH: uploads and exports are written there.',
}

export const databaseDisk: Check = {
  name: 'database disk',
  needs: 'database',
  look: ofDatabase,
  remedy: MAKE_ROOM,
}

/** Before the first upload the nearest existing parent folder is checked. */
async function ofFiles(): Promise<Seen> {
  let path = storagePath()
  while (!existsSync(path)) path = dirname(path)
  const refused = await access(`${path}/.`, constants.W_OK).then(
    () => undefined,
    ({ code }) => code
  )
  if (refused)
    return {
      ok: false,
      detail: `Nothing can be written at ${path} (${refused})`,
      remedy:
        'STORAGE_PATH must be a folder that servers and workers may write to, on a disk that takes writes.',
    }

  return seen({ path, free: await freeAt(path) })
}

/** Tables and binary log. Few users may query free space there; a local disk is checked. */
async function ofDatabase(): Promise<Seen> {
  const [{ machine, data, log }] = await rows(
    'SELECT @@hostname AS machine, @@datadir AS data, @@log_bin_basename AS log'
  )
  if (machine !== hostname())
    return { ok: true, detail: `Not this machine's: look at ${machine}, where the database is` }

  const scarcest = await scarcestOf([data, ...(log ? [dirname(log)] : [])])
  return scarcest
    ? seen(scarcest)
    : { ok: true, detail: `Cannot be checked from this machine: ${data}` }
}

type Room = { path: string; free: number }

/** The folder with the least space; unreadable ones, such as in a container, are left out. */
export async function scarcestOf(
  folders: readonly string[],
  look = freeAt
): Promise<Room | undefined> {
  const rooms = await Promise.all(
    folders.map((path) =>
      look(path).then(
        (free) => ({ path, free }),
        () => undefined
      )
    )
  )
  return rooms.filter((room) => room !== undefined).sort((a, b) => a.free - b.free)[0]
}

async function freeAt(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

const seen = ({ path, free }: Room): Seen => ({
  ok: free >= LEAST_FREE,
  detail: `${Math.floor(free / 1_000_000).toLocaleString('en')} MB free at ${path}`,
})
