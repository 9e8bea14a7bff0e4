/** The look of a company as plain data, which can be sent to a drawing thread. */

/** `bytes` are a PNG without transparency or a JPEG; threads share them instead of copying. */
export type Logo = { id: string; type: string; bytes: Uint8Array }

export type Brand = {
  color: string | null
  paymentInstructions: string | null
  footer: string | null
  logo: Logo | null
}

/** The texts and the colour in the settings of a company. */
export function brandIn(settings: Record<string, unknown>, logo: Logo | null): Brand {
  const text = (name: string) => (settings[name] as string | null | undefined) ?? null
  return {
    color: text('brandColor'),
    paymentInstructions: text('paymentInstructions'),
    footer: text('documentFooter'),
    logo,
  }
}
