/** A cell that could not be read. Fields report its reason in place of their own. */
export class Unreadable {
  /** `says` completes a sentence that begins with the field's name; `text` is the cell. */
  constructor(
    readonly code: string,
    readonly says: string,
    readonly text = ''
  ) {}

  toString() {
    return this.text
  }
}
