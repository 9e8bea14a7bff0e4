/** Sentences and paragraphs of a page of Markdown, with their words counted. */
import { parse, textOf } from './page.js'

export type Passage = { line: number; text: string }

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Paragraphs, list items, headings and table cells. Code counts as one word; code blocks do not. */
export const passagesOf = (page: string) => passagesIn(textOf(page))

export function passagesIn(text: string): Passage[] {
  let line = 1
  return parse(text).flatMap(({ type, map, children }) => {
    if (map) line = map[0] + 1
    if (type !== 'inline') return []
    const text = (children ?? [])
      .map((child) => {
        if (child.type === 'code_inline') return 'Code'
        return child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content
      })
      .join('')
    return [{ line, text }]
  })
}

export const sentencesOf = (text: string) =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)

export const wordsIn = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
