/** Addresses on the site for links between Markdown files. */
import { posix } from 'node:path'
import type { Pages } from '#api/docs/pages'

/** Undefined for a file that the site does not serve. Other sites and anchors stay as they are. */
export function addressOfLink(href: string, from: string, pages: Pages): string | undefined {
  if (/^([a-z]+:|#|\/)/i.test(href)) return href

  const [path, anchor] = href.split('#')
  const target = posix.join(posix.dirname(from), path).replace(/\/$/, '')
  const page = pages.get(target) ?? pages.get(`${target}/README.md`)
  const address = page?.address ?? (hasPages(target, pages) ? `/${target}` : undefined)
  return address && (anchor ? `${address}#${anchor}` : address)
}

function hasPages(folder: string, pages: Pages) {
  return [...pages.keys()].some((file) => file.startsWith(`${folder}/`))
}
