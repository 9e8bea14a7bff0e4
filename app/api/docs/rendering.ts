/** Renders pages of Markdown: links of the site, operations in inline code, and coloured blocks. */
import type { Env, RendererRule, Token } from 'markdown-it'
import { codeBlock } from '#api/docs/highlight'
import { Html, escaped } from '#api/docs/html'
import { addressOfLink } from '#api/docs/links'
import { markdown, plainMarkdown } from '#api/docs/markdown'
import { operationNamed } from '#api/docs/operations'
import type { Pages } from '#api/docs/pages'

type Context = {
  file: string
  pages: Pages
  blocks: Map<Token, Html>
  /** For each open link: false if its target is missing, so that only its text is shown. */
  links: boolean[]
}

/** `file` is the page that relative links start from. */
export async function rendered(tokens: Token[], file: string, pages: Pages): Promise<Html> {
  const blocks = new Map<Token, Html>()
  for (const token of tokens)
    if (/^(fence|code_block)$/.test(token.type))
      blocks.set(token, await codeBlock(token.content, token.info.trim()))

  const context: Context = { file, pages, blocks, links: [] }
  return new Html(markdown.renderer.render(tokens, markdown.options, context as Env))
}

/** Text of the API's description, which has neither headings nor relative links. */
export const renderedText = (text: string, pages: Pages) =>
  new Html(plainMarkdown.render(text, plain(pages)))

export const renderedInline = (text: string, pages: Pages) =>
  new Html(plainMarkdown.renderInline(text, plain(pages)))

function plain(pages: Pages) {
  const context: Context = { file: '', pages, blocks: new Map(), links: [] }
  return context as Env
}

const { rules } = markdown.renderer

rules.link_open = (tokens, index, _options, env) => {
  const { file, pages, links } = env as Context
  const address = addressOfLink(String(tokens[index].attrGet('href')), file, pages)
  links.push(address !== undefined)
  return address === undefined ? '' : `<a href="${escaped(address)}">`
}

rules.link_close = (_tokens, _index, _options, env) => ((env as Context).links.pop() ? '</a>' : '')

rules.code_inline = (tokens, index, _options, env) => {
  const code = `<code>${escaped(tokens[index].content)}</code>`
  const operation = operationNamed(tokens[index].content)
  return operation && !(env as Context).links.includes(true)
    ? `<a class="operation" href="${escaped(operation.address)}">${code}</a>`
    : code
}

rules.fence = (tokens, index, _options, env) =>
  (env as Context).blocks.get(tokens[index])?.text ?? `<pre>${escaped(tokens[index].content)}</pre>`

rules.code_block = rules.fence

rules.heading_close = (tokens, index) => {
  const { tag } = tokens[index]
  const id = tokens[index - 2].attrGet('id')
  const link = `<a class="anchor" href="#${escaped(String(id))}" aria-hidden="true" tabindex="-1">#</a>`
  return `${tag === 'h1' ? '' : link}</${tag}>\n`
}

rules.table_open = () =>
  '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>\n'
rules.table_close = () => '</table></div>\n'

/** A class in place of the style attribute, which the pages' policy does not allow. */
const cell: RendererRule = (tokens, index, options, _env, self) => {
  const token = tokens[index]
  const side = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
  token.attrs = side ? [['class', side]] : token.attrs
  return self.renderToken(tokens, index, options)
}
rules.th_open = cell
rules.td_open = cell
