import type { Issuer } from '#documents/issuer'
import { SOFT, type Sheet } from '#documents/sheet'

/**
 * Draws a title and a text of any length over the full width, on new pages where needed. Returns
 * the next y; an empty text draws nothing.
 */
export async function passage(
  sheet: Sheet,
  from: number,
  { locale }: Issuer,
  title: string,
  text?: string | null
): Promise<number> {
  if (!text?.trim()) return from

  const y = sheet.room(from, 40)
  const height = sheet.text(title.toLocaleUpperCase(locale), sheet.left, y, sheet.width, {
    size: 7.5,
    bold: true,
    color: SOFT,
  })
  return (await sheet.flow(text, y + height + 3)) + 12
}

/** How to pay, on documents that ask for money. Returns the next y. */
export const paymentInstructions = (sheet: Sheet, from: number, issuer: Issuer) =>
  passage(
    sheet,
    from,
    issuer,
    issuer.labels('paymentInstructions'),
    issuer.brand?.paymentInstructions
  )
