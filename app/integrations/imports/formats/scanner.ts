/**
 * Finds where records begin and end, byte by byte and block by block, without keeping any of it.
 */

/**
 * Told of each record: its first byte, the byte behind its last, and the byte behind what ends it;
 * the line on which it begins, and the line of `next`. Lines count from 1.
 */
export type OnRecord = (
  start: number,
  end: number,
  next: number,
  line: number,
  nextLine: number
) => void

export interface Scanner {
  /** Where the record begins that is open; undefined between records. */
  readonly openAt: number | undefined
  /** Reads a block that begins at byte `base` of the file. */
  scan(block: Uint8Array, base: number, onRecord: OnRecord): void
  /** The file ends at byte `at`: the last record may have no end of its own. */
  finish(at: number, onRecord: OnRecord): void
}

/** The file is not what its format says, from some place on: none of it is taken. */
export class Malformed extends Error {}

/** The largest record. One that is larger is a row error, and reading goes on behind it. */
export const LARGEST_RECORD = 1024 * 1024
