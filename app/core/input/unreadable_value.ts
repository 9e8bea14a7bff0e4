/**
 * A value of a file that no field takes, with the reason: each field reports that reason instead of
 * its own.
 */
export class Unreadable {
  /**
   * `says` completes a sentence that begins with the field's name. `text` is the value as it was
   * sent.
   */
  constructor(
    readonly code: string,
    readonly says: string,
    readonly text = ''
  ) {}

  toString() {
    return this.text
  }
}
