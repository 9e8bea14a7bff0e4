/** Rules of imports and SQL between domains; `npm run check` and `boundaries.spec.ts` use them. */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Domain } from '#core/context/domain'
import domains from '#app/domains'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Tables of the core; those of domains are in their manifests. */
export const TABLES_OF_THE_CORE = [
  'audit_chains',
  'audit_logs',
  'database_writer',
  'idempotency_keys',
  'metadata_values',
  'number_series',
  'outbox_messages',
  'record_counts',
  'request_logs',
  'sandbox_mails',
  'security_events',
  'tenants',
]

export const MANIFESTS: Record<string, Domain> = domains

/** Says if `from` may import from `to` or name its tables in SQL, by `uses` of its manifest. */
function mayUse(from: string, to: string) {
  if (from === to || to === 'core') return true
  const uses = MANIFESTS[from]?.uses ?? []
  return uses.includes(to) || uses.includes('*')
}

/** Layers of the core from the ground up; each uses only those before it. */
const ROOMS = [
  'primitives',
  'tenancy_guard',
  'redis',
  'context',
  'observability',
  'patches',
  'database',
  'calendar',
  'input',
  'errors',
  'money',
  'http',
  'security',
  'resources',
  'audit',
  'numbering',
  'mail',
  'jobs',
  'lucid',
  'endpoints',
  'pipeline',
  'providers',
]

/** Imports of values between layers of the core; types may be imported from higher layers. */
function importsBetweenRooms() {
  return globSync('app/core/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const from = file.split('/')[2]
    const text = readFileSync(ROOT + file, 'utf8')
    const imports = [
      ...text.matchAll(/^(?:import|export) (?!type )([^'"]*?) from '#core\/(\w+)\/[^']+'/gm),
    ]
    const named = imports.filter(([, names]) =>
      names.split(/[{},]/).some((one) => one.trim() && !/^\s*type /.test(one))
    )
    const later = [...text.matchAll(/import\(\s*'#core\/(\w+)\/[^']+'\s*\)/g)]
    const rooms = [...named.map(([, , room]) => room), ...later.map(([, room]) => room)]
    return rooms.filter((to) => to !== from).map((to) => ({ file, from, to }))
  })
}

/** Only the public modules of these domains are open, because they alone write their data. */
const WITHOUT_OPEN_MODELS = ['accounting', 'inventory']

type Import = { file: string; from: string; to: string; what: string }

/** All imports between domains, including `import type` and `import()`. */
function importsBetweenDomains(): Import[] {
  return globSync('app/*/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const from = file.split('/')[1]
    const text = readFileSync(ROOT + file, 'utf8')

    return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, path]) => {
      const [, to, what] = /^#(?:app\/)?(\w+)\/(.+)$/.exec(path) ?? []
      return to && (to in MANIFESTS || to === 'core') && to !== from
        ? [{ file, from, to, what }]
        : []
    })
  })
}

const OWNERS = new Map(
  Object.entries(MANIFESTS).flatMap(([name, { tables }]) => tables.map((table) => [table, name]))
)

/** Tables after SQL keywords, with their owner. */
function tablesNamedInSql() {
  return globSync('app/*/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const from = file.split('/')[1]
    const text = readFileSync(ROOT + file, 'utf8')
    return [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) +`?([a-z_]+)/g)].flatMap(([, table]) => {
      const to = OWNERS.get(table) ?? (TABLES_OF_THE_CORE.includes(table) ? 'core' : undefined)
      return to ? [{ file, from, to, table }] : []
    })
  })
}

const spoken = ({ file, to, what }: Import) => `${file} uses #${to}/${what}`

const roomsThere = () =>
  readdirSync(`${ROOT}app/core`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const foldersThere = () =>
  readdirSync(`${ROOT}app`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const others = (one: readonly string[], other: readonly string[]) => [
  ...one.filter((name) => !other.includes(name)),
  ...other.filter((name) => !one.includes(name)),
]

/** Domains that use each other, by import or by SQL. */
function circles(): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const visit = (name: string, path: string[]) => {
    if (path.includes(name)) return void found.push([...path, name].join(' uses '))
    if (seen.has(name)) return
    for (const to of MANIFESTS[name].uses) if (to !== '*') visit(to, [...path, name])
    seen.add(name)
  }
  for (const name of Object.keys(MANIFESTS)) visit(name, [])
  return found
}

const filesThat = (glob: string, breaks: (file: string, text: string) => boolean) =>
  globSync(glob, { cwd: ROOT }).filter((file) => breaks(file, readFileSync(ROOT + file, 'utf8')))

/** Casts to `any` without a comment on the line or up to three lines above. */
function unexplainedCasts(): string[] {
  const files = globSync('{app,worker,commands,config,database,start}/**/*.ts', { cwd: ROOT })
  return files.flatMap((file) => {
    const lines = readFileSync(`${ROOT}${file}`, 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const isCast = /^[^/*]*\bas any\b(?!\[)/.test(line)
      const isExplained = lines
        .slice(Math.max(0, index - 3), index + 1)
        .some((one) => /\/\/ /.test(one))
      return isCast && !isExplained ? [`${file}:${index + 1}`] : []
    })
  })
}

/** The rules, each with a function that lists its violations. */
export const RULES: Record<string, () => string[]> = {
  'every domain has a manifest, which app/domains.ts lists': () => [
    ...others(['core', ...Object.keys(MANIFESTS)], foldersThere()),
    ...others(
      Object.keys(MANIFESTS),
      foldersThere().filter((name) => existsSync(`${ROOT}app/${name}/domain.ts`))
    ),
  ],

  'a domain uses only those that its manifest says': () =>
    importsBetweenDomains()
      .filter(({ from, to }) => !mayUse(from, to))
      .map(spoken),

  'a cast to any says why': unexplainedCasts,

  'no two domains use each other, by whatever way': circles,

  'a domain names in SQL only its tables and those of domains that it uses': () =>
    tablesNamedInSql()
      .filter(({ from, to }) => !mayUse(from, to))
      .map(({ file, table }) => `${file} names ${table}`),

  'the core is rooms, each of which uses only those below it': () => [
    ...others(roomsThere(), ROOMS),
    ...importsBetweenRooms()
      .filter(({ from, to }) => ROOMS.indexOf(to) > ROOMS.indexOf(from))
      .map(({ file, to }) => `${file} uses ${to}`),
  ],

  'another domain is used through a file at its root, or a model': () =>
    importsBetweenDomains()
      .filter(({ to, what }) => {
        if (to === 'core' || !what.includes('/')) return false
        return !what.startsWith('models/') || WITHOUT_OPEN_MODELS.includes(to)
      })
      .map(spoken),

  'no domain reaches into another by a relative path': () =>
    filesThat('app/**/*.ts', (_, text) => /from '\.\.\//.test(text)),

  'only the core knows the driver and the connection': () =>
    filesThat(
      '{app,worker}/**/*.ts',
      (file, text) =>
        !file.startsWith('app/core/') &&
        /from '(mysql2|knex|@adonisjs\/lucid\/services\/db)/.test(text)
    ),
}

/** Counts what each reader of sources finds; a reader without results would check nothing. */
export const readings = () => ({
  imports: importsBetweenDomains().length,
  rooms: importsBetweenRooms().length,
  tables: tablesNamedInSql().length,
})
