/** A page of Markdown, and the home page with its sections in columns. */
import { html, type Html } from '#api/docs/html'
import type { View } from '#api/docs/layout'
import { HOME, type Page, type Pages } from '#api/docs/pages'
import { rendered } from '#api/docs/rendering'

export async function markdownView(page: Page, pages: Pages): Promise<View> {
  const { file, address, title, sections } = page
  const isHome = file === HOME
  return {
    title,
    address,
    kind: isHome ? 'page home' : 'page',
    body: isHome ? await inSections(page, pages) : await rendered(page.tokens, file, pages),
    contents: isHome ? [] : sections.filter(({ level }) => level === 2),
  }
}

async function inSections({ tokens, file }: Page, pages: Pages): Promise<Html> {
  const starts = tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' && tag === 'h2' ? [index] : []
  )
  const parts = [0, ...starts].map((start, index) => tokens.slice(start, starts[index]))
  const [head, ...sections] = await Promise.all(parts.map((part) => rendered(part, file, pages)))

  return html`${head}
    <p class="start">
      <a href="/docs/api">All operations of the API</a> · <a href="/docs/errors">Error codes</a> ·
      <a href="/docs/try">Try requests</a>
    </p>
    <div class="sections">${sections.map((section) => html`<section>${section}</section>`)}</div>`
}
