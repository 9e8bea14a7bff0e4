/** Sections of the sidebar, from the lists of docs/README.md and the tags of the API. */
import { addressOfLink } from '#api/docs/links'
import { plainText } from '#api/docs/markdown'
import { HOME, type Pages } from '#api/docs/pages'

export type Link = { title: string; address: string }
export type SidebarSection = { title: string; links: Link[] }

/** Links of missing pages are left out. */
export function sectionsOfHome(pages: Pages): SidebarSection[] {
  const sections: SidebarSection[] = []
  const tokens = pages.get(HOME)?.tokens ?? []
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open' && token.tag === 'h2')
      sections.push({ title: plainText(tokens[index + 1]), links: [] })
    if (tokens[index - 2]?.type !== 'list_item_open' || token.type !== 'inline') return

    const children = token.children ?? []
    const href = children.find(({ type }) => type === 'link_open')?.attrGet('href')
    const address = href ? addressOfLink(String(href), HOME, pages) : undefined
    if (address) sections.at(-1)?.links.push({ title: plainText(token), address })
  })
  return sections.filter(({ links }) => links.length)
}

/** The API comes before the first section of the reference. */
export function sidebarOf(pages: Pages, api: SidebarSection): SidebarSection[] {
  const sections = sectionsOfHome(pages)
  const at = sections.findIndex(({ title }) => title.startsWith('Reference'))
  return sections.toSpliced(at < 0 ? sections.length : at, 0, api)
}
