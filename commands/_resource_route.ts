/** Adds a resource to the routes and the manifest of its domain, or lists the lines to add. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Names } from '#commands/_resource'

const NEW_ROUTES = `import { resource } from '#core/endpoints/routing'

export default () => {
}
`

type Outcome = { changed: string[]; byHand: string[] }

/** Returns changed files, and changes that must be made by hand. */
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
  return { changed: [file], byHand: [] }
}

/** Inserts the last line of the exported function. */
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

/** Adds the table to the domain's manifest, and asks for missing routes. */
export async function addToManifest(root: string, { domain, table }: Names): Promise<Outcome> {
  const file = `app/${domain}/domain.ts`
  const text = await readFile(join(root, file), 'utf8')
  const list = /^ {2}tables: \[(\n *)?(.*)/m.exec(text)
  const wanted = [
    ...(list ? [] : [`tables: ['${table}']`]),
    ...(/^ {2}routes\b/m.test(text) ? [] : [`routes: () => import('#${domain}/routes')`]),
  ]
  if (list) {
    const [all, newLine = '', others] = list
    const separator = newLine ? `,${newLine}` : others.startsWith(']') ? '' : ', '
    const start = all.slice(0, all.length - others.length)
    await writeFile(
      join(root, file),
      text.replace(all, () => `${start}'${table}'${separator}${others}`)
    )
  }
  return {
    changed: list ? [file] : [],
    byHand: wanted.map((part) => `Add to ${file}: ${part}`),
  }
}
