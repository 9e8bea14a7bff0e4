/** Parses Markdown into tokens, with the same ids of headings as on GitHub. */
import markdownIt, { type Token } from 'markdown-it'

/** Pages may have comments; in texts of the API `<id>` is a word. */
export const markdown = markdownIt({ html: true })
export const plainMarkdown = markdownIt()
plainMarkdown.renderer.rules = markdown.renderer.rules

/** The text of a heading and what stands below it, up to the next one. */
export type Section = { id: string; level: number; title: string; text: string }

export function parse(text: string): Token[] {
  const tokens = markdown.parse(text, {})
  const taken = new Map<string, number>()
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open')
      token.attrSet('id', idOf(plainText(tokens[index + 1]), taken))
    if (token.type === 'th_open' && !tokens[index + 1].content) asCell(token, tokens[index + 2])
  })
  return tokens
}

export function sectionsOf(tokens: readonly Token[]): Section[] {
  const sections: Section[] = []
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open')
      sections.push({
        id: String(token.attrGet('id')),
        level: Number(token.tag.slice(1)),
        title: plainText(tokens[index + 1]),
        text: '',
      })
    const last = sections.at(-1)
    if (token.type !== 'inline' || !last || tokens[index - 1]?.type === 'heading_open') return
    last.text += `${plainText(token)} `
  })
  return sections
}

export function plainText({ children }: Token) {
  return (children ?? [])
    .map(({ type, content }) => (/break$/.test(type) ? ' ' : type === 'html_inline' ? '' : content))
    .join('')
}

/** Screen readers do not take an empty cell as a header, so it becomes a plain cell. */
function asCell(...ends: Token[]) {
  for (const end of ends) end.tag = 'td'
}

/** A second heading of the same text gets the suffix -1. */
function idOf(title: string, taken: Map<string, number>) {
  const id = title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
  const times = taken.get(id) ?? 0
  taken.set(id, times + 1)
  return times ? `${id}-${times}` : id
}
