/** Pages that mention an operation, most relevant first. */
import { operationNamed } from '#api/docs/operations'
import { pages, type Page, type Pages } from '#api/docs/pages'

/** Records of decisions and releases mention operations without explaining them. */
const FOLDERS = /^docs\/(tutorials|how-to|reference|explanation)\//

type Guide = { page: Page; weight: number }

/** Part of the greatest weight that a page needs, so that mere mentions are left out. */
const LEAST = 0.25

let found: { pages: Pages; guides: Map<string, Guide[]> } | undefined

export function guidesOf(operationId: string): Page[] {
  const all = pages()
  if (found?.pages !== all) found = { pages: all, guides: guidesIn(all) }
  const guides = found.guides.get(operationId) ?? []
  return guides.filter(({ weight }) => weight >= guides[0].weight * LEAST).map(({ page }) => page)
}

function guidesIn(all: Pages) {
  const guides = new Map<string, Guide[]>()
  for (const page of all.values()) {
    if (!FOLDERS.test(page.file)) continue
    const mentions = mentionsIn(page)
    for (const [id, times] of mentions) {
      const weight = times / Math.sqrt(mentions.size)
      guides.set(id, [...(guides.get(id) ?? []), { page, weight }])
    }
  }
  for (const list of guides.values()) list.sort((a, b) => b.weight - a.weight)
  return guides
}

/** Weights of operations by their id: a heading counts most, a request in a sample least. */
function mentionsIn({ tokens }: Page) {
  const mentions = new Map<string, number>()
  const add = (text: string, weight: number) => {
    const id = operationNamed(text)?.id
    if (id) mentions.set(id, (mentions.get(id) ?? 0) + weight)
  }

  tokens.forEach(({ type, info, content, children }, index) => {
    const isHeading = tokens[index - 1]?.type === 'heading_open'
    for (const child of children ?? [])
      if (child.type === 'code_inline') add(child.content, isHeading ? 10 : 3)
    if (type === 'fence' && /^(sh|console)/.test(info))
      for (const request of requestsIn(content)) add(request, 1)
  })
  return mentions
}

/** `POST /invoices/{}/void` for each curl command of a script. */
export function requestsIn(script: string) {
  const commands = script
    .replaceAll('\\\n', ' ')
    .split(/\bcurl /)
    .slice(1)
  return commands.flatMap((command) => {
    const path = /\$API(\/[^\s"'|)?]*)/.exec(command)?.[1]
    const sends = / (-[dF]|--data\S*|--json) /.test(command)
    const method = /-X (\w+)/.exec(command)?.[1] ?? (sends ? 'POST' : 'GET')
    return path ? [`${method} ${path.replaceAll(/\$\{?\w+\}?/g, '{x}')}`] : []
  })
}
