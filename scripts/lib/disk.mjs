/** Reports a full disk before a database or a package manager fails on it. */
import { mkdirSync, statfsSync } from 'node:fs'
import { Sentence } from './sentence.mjs'

const MB = 1024 * 1024

export function needDisk(folder, megabytes, purpose) {
  mkdirSync(folder, { recursive: true })
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / MB)
  if (free < megabytes)
    throw new Sentence(
      `The disk is full: ${megabytes} MB are needed in ${folder} for ${purpose}, only ${free} MB are free.`
    )
}
