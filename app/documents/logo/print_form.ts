/** Drawing of the kind `logo`: the form in which documents and mails contain a logo. */
import type { Issuer } from '#documents/issuer_facts'
import { onPaper } from '#documents/logo/on_paper'
import { written } from '#documents/sheet'

/** The message of the error for a picture that cannot be drawn; classes are lost between threads. */
export const UNREADABLE = 'The picture cannot be drawn'

/** Takes a checked PNG or JPEG in base64. Returns the picture for print, drawn once to be sure. */
export async function printForm(
  issuer: Issuer,
  { type, base64 }: { type: string; base64: string }
): Promise<Buffer> {
  try {
    const sent = Buffer.from(base64, 'base64')
    const bytes = type === 'image/png' ? onPaper(sent) : sent
    await written({ title: 'Logo', issuer, bare: true }, async (sheet) =>
      sheet.picture({ id: '', type, bytes }, 0, 0, 180, 54)
    )
    return bytes
  } catch {
    throw new Error(UNREADABLE)
  }
}
