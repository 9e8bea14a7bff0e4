/** Converts sanitised HTML to plain text. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

export function plainText(html: string): string {
  const marked = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, address, label) =>
      withAddress(label, address)
    )
    .replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, '$1')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<hr\s*\/?>/gi, '\n\n---\n\n')
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<\/t[dh]>/gi, ' ')
    .replaceAll(/<\/?(tr|div|dt|dd|section|header|footer)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?(p|h[1-6]|table|ul|ol|dl|blockquote|pre|article|center)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')

  return decoded(marked)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function withAddress(label: string, address: string) {
  const words = label.replaceAll(/<[^>]*>/g, '').trim()
  const shown = address.replace(/^(mailto|tel):/, '')
  return !words || words === shown ? shown : `${label} (${shown})`
}

function decoded(text: string) {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}
