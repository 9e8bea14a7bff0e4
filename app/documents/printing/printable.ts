/**
 * Maps text to Windows-1252, which the standard PDF fonts can print: `ł` becomes l, an unknown
 * character a question mark. Splits endless lines.
 */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const UNPRINTABLE = new RegExp(`[^\\n\\x20-\\x7e\\xa0-\\xff${BEYOND_LATIN_1}]`)
const EACH_UNPRINTABLE = new RegExp(`[^\\n\\x20-\\x7e\\xa0-\\xff${BEYOND_LATIN_1}]`, 'gu')

const NEAREST: Record<string, string> = {
  ...{
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    ħ: 'h',
    Ħ: 'H',
    ı: 'i',
    ŋ: 'ng',
    ə: 'e',
    ș: 's',
    ț: 't',
    ẞ: 'SS',
  },
  ...{
    '\u2010': '-',
    '\u2011': '-',
    '\u2012': '–',
    '\u2015': '—',
    '\u2212': '-',
    '\u2032': "'",
    '\u2033': '"',
    '\u202f': '\u00a0',
    '\u2009': ' ',
    '\u2028': '\n',
    '\u2029': '\n',
    '\t': ' ',
  },
  ...{
    '≤': '<=',
    '≥': '>=',
    '≠': '<>',
    '≈': '~',
    '→': '->',
    '←': '<-',
    '✓': 'x',
    '√': 'x',
    '●': '•',
    '₱': 'P',
    '₡': 'C',
    '₲': 'G',
  },
}

/** No letter has 30 accents (Unicode stream-safe text); normalizing thousands takes seconds. */
const TOO_MANY_ACCENTS = /(\p{M}{30})\p{M}+/gu

const LONGEST = 500

/** Certain line breaks only; the layout finds the others, such as before a question mark. */
const ENDS = /(?<=[\p{L}\p{N}.,;:!?)]) (?=[\p{L}\p{N}])/u

export function printable(text: string): string {
  const composed = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(TOO_MANY_ACCENTS, '$1')
    .normalize('NFC')
  const written = UNPRINTABLE.test(composed)
    ? composed.replaceAll(EACH_UNPRINTABLE, nearest)
    : composed
  return written.length > LONGEST ? written.split('\n').map(parted).join('\n') : written
}

/** Splits unbreakable text, because pdfkit would measure all the rest of it for every line. */
function parted(line: string): string {
  if (line.length <= LONGEST) return line
  return line
    .split(ENDS)
    .map((word) => (word.length > LONGEST ? pieces(word).join('\n') : word))
    .join(' ')
}

function pieces(text: string): string[] {
  const all: string[] = []
  for (let at = 0; at < text.length;) {
    const space = text.lastIndexOf(' ', at + LONGEST)
    const end = text.length - at <= LONGEST ? text.length : space > at ? space : at + LONGEST
    all.push(text.slice(at, end))
    at = end + (text[end] === ' ' ? 1 : 0)
  }
  return all
}

function nearest(character: string): string {
  if (character in NEAREST) return NEAREST[character]
  if (/^[\p{M}\p{C}]$/u.test(character)) return ''

  const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain !== character && !UNPRINTABLE.test(plain) ? plain : '?'
}
