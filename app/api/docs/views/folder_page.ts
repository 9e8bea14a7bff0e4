/** The list of a folder's pages, for folders without a README. */
import { html } from '#api/docs/html'
import type { View } from '#api/docs/layout'
import type { Page } from '#api/docs/pages'

export function folderView(folder: string, all: Page[]): View {
  const title = folder.replace(/^./, (letter) => letter.toUpperCase())
  return {
    title,
    address: `/docs/${folder}`,
    body: html`<h1>${title}</h1>
      <ul>
        ${all.map((page) => html`<li><a href="${page.address}">${page.title}</a></li>`)}
      </ul>`,
  }
}
