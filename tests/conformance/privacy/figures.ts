/** Finds figures in text with points, commas, blanks or apostrophes, with or without decimals. */

const BETWEEN = "[.,'’\\s\\u00a0\\u202f]?"

/** One expression for all figures; it matches whole numbers, not parts of longer ones. */
export function anyOf(figures: readonly number[]): RegExp {
  const written = figures.map((figure) => {
    const [whole, decimals] = figure.toFixed(2).split('.')
    const groups = [
      whole.slice(0, whole.length % 3 || 3),
      ...(whole.slice(whole.length % 3 || 3).match(/\d{3}/g) ?? []),
    ]
    const cents = decimals === '00' ? '(?:[.,]00?)?' : `[.,]${decimals.replace(/0$/, '0?')}`
    return groups.join(BETWEEN) + cents
  })
  return new RegExp(`(?<![\\d.,])(?:${written.join('|')})(?!\\d)`, 'g')
}

/** The figures in a text, as the text writes them. */
export const foundIn = (text: string, figures: RegExp): string[] => [
  ...new Set([...text.matchAll(figures)].map(([written]) => written)),
]
