/** Colours of documents and mails of a company. Text on them is readable whatever it chooses. */

export const INK = '#1f2933'

/** The standard colour. */
export const ACCENT = '#243b53'

/** `fill` is for areas and rules, `onFill` for text on them, `text` for text on white paper. */
export type Palette = { fill: string; onFill: string; text: string }

/** Contrast that text needs (WCAG 2.2, success criterion 1.4.3). */
const LEAST_CONTRAST = 4.5

/** The palette of a `#RRGGBB` colour; without one the standard palette. */
export function paletteOf(color?: string | null): Palette {
  if (!color) return { fill: ACCENT, onFill: '#ffffff', text: ACCENT }

  const onFill = contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000'
  const isLegible = contrast(color, '#ffffff') >= LEAST_CONTRAST
  return { fill: color, onFill, text: isLegible ? color : INK }
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance in sRGB, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
