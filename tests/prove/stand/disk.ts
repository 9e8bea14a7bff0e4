/** A small file system for the files of the servers, which a fault fills. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SIZE = '1200M'
/** Bytes of the file that fills it, written at once. */
const CHUNK = Buffer.alloc(8 * 2 ** 20)

export class Disk {
  /** Whether it can be filled: mounting needs root on Linux. */
  readonly isOwn: boolean
  #filler: string

  /** A disk that is not `small` is a folder, which cannot be filled. */
  constructor(
    readonly path: string,
    isSmall: boolean
  ) {
    mkdirSync(path)
    this.#filler = join(path, 'filler')
    const options = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'oficio-prove', path]
    this.isOwn = isSmall && process.platform === 'linux' && spawnSync('mount', options).status === 0
  }

  /** Leaves no room at all, until `clear`. */
  fill = () => {
    mkdirSync(this.#filler, { recursive: true })
    try {
      for (let index = 0; ; index++) writeFileSync(join(this.#filler, String(index)), CHUNK)
    } catch (error: any) {
      if (error.code !== 'ENOSPC') throw error
    }
  }

  clear = () => rmSync(this.#filler, { recursive: true, force: true })

  close() {
    this.clear()
    if (this.isOwn) spawnSync('umount', ['-l', this.path])
  }
}
