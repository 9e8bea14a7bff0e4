/**
 * Text as the fonts of every PDF reader can print it: the Western letters of Windows-1252. What lies beyond comes as its
 * nearest letter (`ł` as l, `ő` as o), and a question mark where there is none.
 */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const UNPRINTABLE = new RegExp(`[^\\n\\x20-\\x7e\\xa0-\\xff${BEYOND_LATIN_1}]`)
const EACH_UNPRINTABLE = new RegExp(`[^\\n\\x20-\\x7e\\xa0-\\xff${BEYOND_LATIN_1}]`, 'gu')

const NEAREST: Record<string, string> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'ng', ə: 'e', ș: 's', ț: 't', ẞ: 'SS' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—', '\u2212': '-', '\u2032': "'", '\u2033': '"', '\u202f': '\u00a0', '\u2009': ' ', '\u2028': '\n', '\u2029': '\n', '\t': ' ' },
  ...{ '≤': '<=', '≥': '>=', '≠': '<>', '≈': '~', '→': '->', '←': '<-', '✓': 'x', '√': 'x', '●': '•', '₱': 'P', '₡': 'C', '₲': 'G' },
}

export function printable(text: string): string {
  const composed = text.replaceAll(/\r\n?/g, '\n').normalize('NFC')
  return UNPRINTABLE.test(composed) ? composed.replaceAll(EACH_UNPRINTABLE, nearest) : composed
}

function nearest(character: string): string {
  if (character in NEAREST) return NEAREST[character]
  if (/^[\p{M}\p{C}]$/u.test(character)) return ''

  const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain !== character && !UNPRINTABLE.test(plain) ? plain : '?'
}
