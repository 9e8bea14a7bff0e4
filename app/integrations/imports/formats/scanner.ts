/** Finds the bounds of records, block by block, without keeping any. */

/**
 * Receives a record's first byte, the byte after its last, the byte after its separator, its line
 * and the line of `next`. Lines count from 1.
 */
export type OnRecord = (
  start: number,
  end: number,
  next: number,
  line: number,
  nextLine: number
) => void

export interface Scanner {
  /** The start of the open record; undefined between records. */
  readonly openAt: number | undefined
  /** Scans a block that begins at byte `base` of the file. */
  scan(block: Uint8Array, base: number, onRecord: OnRecord): void
  /** The file ends at byte `at`: the last record may have no separator. */
  finish(at: number, onRecord: OnRecord): void
}

/** The file does not match its format. No row of it is imported. */
export class Malformed extends Error {}

/** The largest record. A larger one is a row error, and reading continues behind it. */
export const LARGEST_RECORD = 1024 * 1024
