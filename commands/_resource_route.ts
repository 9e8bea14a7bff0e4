/**
 * Adds the line of a new resource to its domain's routes, and a new domain's to the list of
 * domains. What cannot be added is told.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Names } from '#commands/_resource'

const NEW_ROUTES = `import { resource } from '#core/endpoints/routing'

export default () => {
}
`

type Outcome = { changed: string[]; byHand: string[] }

/** Answers the files that were changed, and what somebody has to add by hand. */
export async function addRoute(root: string, names: Names, scope: string): Promise<Outcome> {
  const { domain, many, path, plural } = names
  const file = `app/${domain}/routes.ts`
  const known = await readFile(join(root, file), 'utf8').catch(() => undefined)
  const line = `resource('${path}', ${many}, '${scope}')`
  const imports = [
    `import { resource } from '#core/endpoints/routing'`,
    `import { ${many} } from '#${domain}/controllers/${plural}_controller'`,
  ]
  const text = withLine(withImports(known ?? NEW_ROUTES, imports), line)
  if (!text) return { changed: [], byHand: [`Add to ${file}: ${line}`] }

  await writeFile(join(root, file), text)
  return known === undefined ? listDomain(root, domain, file) : { changed: [file], byHand: [] }
}

/** As the last line of the function that the file exports. */
function withLine(text: string, line: string) {
  const body = /^export default \(\) => \{\n[^]*?^\}/m.exec(text)
  return body && text.replace(body[0], () => `${body[0].slice(0, -1)}  ${line}\n}`)
}

function withImports(text: string, imports: readonly string[]) {
  const missing = imports.filter((one) => !text.includes(one))
  const last = [...text.matchAll(/^import .*\n/gm)].at(-1)
  const at = last ? last.index + last[0].length : 0
  return `${text.slice(0, at)}${missing.map((one) => `${one}\n`).join('')}${text.slice(at)}`
}

/** In start/routes.ts, behind the domains that ask for a caller. */
async function listDomain(root: string, domain: string, file: string): Promise<Outcome> {
  const list = 'start/routes.ts'
  const text = await readFile(join(root, list), 'utf8')
  const call = domain.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const end = /^( *)\}\)\n *\.use\(middleware\.auth\(\)\)/m.exec(text)
  if (!end) return { changed: [file], byHand: [`Call the routes of ${domain} in ${list}`] }

  const listed = `${text.slice(0, end.index)}${end[1]}  ${call}()\n${text.slice(end.index)}`
  await writeFile(
    join(root, list),
    withImports(listed, [`import ${call} from '#${domain}/routes'`])
  )
  return { changed: [file, list], byHand: [] }
}
