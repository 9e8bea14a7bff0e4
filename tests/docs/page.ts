/** Pages of the documentation and their code blocks. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import markdownIt from 'markdown-it'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export const PAGES = [
  'README.md',
  ...globSync('docs/{tutorials,how-to,reference,explanation}/*.md', { cwd: ROOT }).sort(),
]

/** All pages whose prose follows STYLE.md, contributors' and decisions included. */
export const ALL_PAGES = globSync(['*.md', 'docs/**/*.md', 'app/**/*.md', 'bench/*.md'], {
  cwd: ROOT,
})
  .filter((page) => page !== 'STYLE.md')
  .sort()

export type Block = { language: string; text: string; line: number }

const markdown = markdownIt({ html: true })

export const textOf = (page: string) => readFileSync(ROOT + page, 'utf8')

export const parse = (text: string) => markdown.parse(text, {})

export const tokensOf = (page: string) => parse(textOf(page))

/** The fenced code blocks of a page, in order. */
export function blocksOf(page: string): Block[] {
  return tokensOf(page)
    .filter(({ type }) => type === 'fence')
    .map(({ info, content, map }) => ({
      language: info.trim(),
      text: content,
      line: map![0] + 1,
    }))
}
