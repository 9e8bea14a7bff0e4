/**
 * Text as the fonts of every PDF reader can print it: the Western letters of Windows-1252. What
 * lies beyond comes as its nearest letter (`ł` as l, `ő` as o), and a question mark where there is
 * none. What is longer than any line is parted.
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

/**
 * No language has so many on a letter (Unicode's stream-safe text), and to put thousands in order
 * takes seconds.
 */
const TOO_MANY_ACCENTS = /(\p{M}{30})\p{M}+/gu

/** More characters than stand in any line. */
const LONGEST = 500

/**
 * Where a line may always end: whether it may elsewhere, such as before a question mark, is for
 * whoever measures it to find out.
 */
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

/**
 * What can end nowhere for so long is parted: else all the rest of it would be measured for every
 * line of it.
 */
function parted(line: string): string {
  if (line.length <= LONGEST) return line
  return line
    .split(ENDS)
    .map((word) => (word.length > LONGEST ? pieces(word).join('\n') : word))
    .join(' ')
}

/** At the last space of each piece; within a word only where there is none. */
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
