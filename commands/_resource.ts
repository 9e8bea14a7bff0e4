/** Names and files of a new resource. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import string from '@adonisjs/core/helpers/string'
import { UsageError } from '#commands/_failures'

export type Names = ReturnType<typeof namesOf>

type File = { path: string; text: string }

/** `stock-count` becomes StockCount, stockCounts, stock_count, stock_counts and /stock-counts. */
export function namesOf(given: string, domain: string) {
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(given))
    throw new UsageError(
      `${given} is no name for a resource: letters, digits and dashes, such as stock-count.`
    )

  const file = string.snakeCase(string.singular(given))
  const plural = string.plural(file)
  const words = file.replaceAll('_', ' ')
  return {
    domain,
    file,
    plural,
    table: plural,
    path: plural.replaceAll('_', '-'),
    Model: string.pascalCase(file),
    one: string.camelCase(file),
    many: string.camelCase(plural),
    words,
    Words: words[0].toUpperCase() + words.slice(1),
  }
}

/** Fills the stubs. Refuses when a file exists. */
export async function filesOf(root: string, names: Names): Promise<File[]> {
  const { domain, file, plural, table } = names
  const places = {
    migration: `database/migrations/${await nextNumber(root)}_create_${table}_table.ts`,
    model: `app/${domain}/models/${file}.ts`,
    validator: `app/${domain}/validators/${file}.ts`,
    transformer: `app/${domain}/transformers/${file}_transformer.ts`,
    controller: `app/${domain}/controllers/${plural}_controller.ts`,
    test: `tests/functional/${domain}/${plural}.spec.ts`,
  }
  const migrated = (await readdir(join(root, 'database/migrations'))).find((one) =>
    one.endsWith(`_create_${table}_table.ts`)
  )
  const taken = [
    ...(migrated ? [`database/migrations/${migrated}`] : []),
    ...Object.values(places).filter((path) => existsSync(join(root, path))),
  ]
  if (taken.length)
    throw new UsageError(
      `There is such a resource already: ${taken.join(', ')}. Nothing was written.`,
      { status: 1 }
    )

  return Promise.all(
    Object.entries(places).map(async ([stub, path]) => ({
      path,
      text: filled(await stubText(root, stub), names),
    }))
  )
}

/** Never overwrites a file. */
export async function writeAll(root: string, files: readonly File[]) {
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text, { flag: 'wx' })
  }
}

async function stubText(root: string, stub: string) {
  try {
    return await readFile(join(root, `stubs/resource/${stub}.stub`), 'utf8')
  } catch {
    throw new UsageError(
      'The stubs are not here: make:resource works in the source tree, not in a build.',
      { status: 1 }
    )
  }
}

function filled(stub: string, names: Record<string, string>) {
  return stub.replace(/\{\{ (\w+) \}\}/g, (_, name: string) => names[name])
}

async function nextNumber(root: string) {
  const numbers = (await readdir(join(root, 'database/migrations')))
    .map((file) => Number.parseInt(file, 10))
    .filter(Number.isInteger)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
