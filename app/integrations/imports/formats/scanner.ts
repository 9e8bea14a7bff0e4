/** Scanners find the bounds of records block by block, without keeping any text. */

/** `end` is the byte after the record, `next` the byte after its terminator; lines count from 1. */
export type OnRecord = (
  start: number,
  end: number,
  next: number,
  line: number,
  nextLine: number
) => void

export interface Scanner {
  /** First byte of the open record; undefined between records. */
  readonly openAt: number | undefined
  scan(block: Uint8Array, base: number, onRecord: OnRecord): void
  /** The file ends at byte `at`; the last record may lack a terminator. */
  finish(at: number, onRecord: OnRecord): void
}

/** The file violates its format; none of it is imported. */
export class Malformed extends Error {}

/** Larger records become row errors, and reading continues after them. */
export const LARGEST_RECORD = 1024 * 1024
