/** The operations of a tag, grouped by the first segment of their paths. */
import string from '@adonisjs/core/helpers/string'
import { html, type Html } from '#api/docs/html'
import { slugOf } from '#api/docs/operations'
import { described, description, type Listed } from '#api/docs/reference/description'
import { linkOf } from '#api/docs/reference/links'
import { operationSection } from '#api/docs/reference/operation'
import { prose } from '#api/docs/reference/prose'

export async function tagPage(tag: string): Promise<Html> {
  const groups = groupsOf(tag)
  const isGrouped = groups.length > 1
  const sections: Html[] = []
  for (const [title, operations] of groups) {
    if (isGrouped) sections.push(html`<h2 id="${slugOf(title)}" class="group">${title}</h2>`)
    for (const one of operations) sections.push(await operationSection(one, isGrouped ? 3 : 2))
  }

  return html`<p class="crumbs"><a href="/docs/api">API</a></p>
    <h1>${tag}</h1>
    ${prose(description().tags.find(({ name }) => name === tag)?.description ?? '')}
    ${groups.map(
      ([title, operations]) =>
        html`${isGrouped && html`<p class="part"><a href="#${slugOf(title)}">${title}</a></p>`}
          <ul class="operations">
            ${operations.map(linkOf)}
          </ul>`
    )}
    ${sections}`
}

export function groupsOf(tag: string): [title: string, operations: Listed[]][] {
  const groups = new Map<string, Listed[]>()
  for (const one of described().filter(({ described: { tags } }) => tags[0] === tag)) {
    const title = string.sentenceCase(one.path.split('/')[1])
    groups.set(title, [...(groups.get(title) ?? []), one])
  }
  return [...groups]
}
