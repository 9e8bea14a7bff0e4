import { test } from '@japa/runner'
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Domain } from '#core/context/domain'
import { rows } from '#core/database/query'
import domains from '#app/domains'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The tables of the core; those of domains stand in their manifests. */
const TABLES_OF_THE_CORE = [
  'audit_chains',
  'audit_logs',
  'database_writer',
  'idempotency_keys',
  'metadata_values',
  'number_series',
  'outbox_messages',
  'record_counts',
  'security_events',
  'tenants',
]

const MANIFESTS: Record<string, Domain> = domains

/** Whether `from` may import from `to`, or name its tables in SQL: see `uses` of its manifest. */
function mayUse(from: string, to: string) {
  if (from === to || to === 'core') return true
  const uses = MANIFESTS[from]?.uses ?? []
  return uses.includes(to) || uses.includes('*')
}

/** The rooms of the core from the ground up. A room uses only those before it. */
const ROOMS = [
  'primitives',
  'tenancy_guard',
  'redis',
  'context',
  'observability',
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

/** Imports of values from one room of the core to another. Types may be named from below. */
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

/** Only their doors are open: what they keep is written by them alone. */
const WITHOUT_OPEN_MODELS = ['accounting', 'inventory']

type Import = { file: string; from: string; to: string; what: string }

/** All imports between domains, `import type` and `import()` as well. */
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

/** Tables behind SQL's keywords, with their owner. */
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

test.group('Boundaries', () => {
  test('every domain has a manifest, which app/domains.ts lists', ({ assert }) => {
    const folders = readdirSync(`${ROOT}app`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

    assert.sameMembers(['core', ...Object.keys(MANIFESTS)], folders)
    assert.deepEqual(
      folders.filter((name) => existsSync(`${ROOT}app/${name}/domain.ts`)).sort(),
      Object.keys(MANIFESTS).sort()
    )
  })

  test('a domain uses only those below it', ({ assert }) => {
    const strays = importsBetweenDomains().filter(({ from, to }) => !mayUse(from, to))
    assert.deepEqual(strays.map(spoken), [])
  })

  test('no two domains use each other, by whatever way', ({ assert }) => {
    const seen = new Set<string>()
    const visit = (name: string, path: string[]) => {
      assert.notInclude(path, name, `${[...path, name].join(' uses ')}`)
      if (seen.has(name)) return
      for (const to of MANIFESTS[name].uses) if (to !== '*') visit(to, [...path, name])
      seen.add(name)
    }
    for (const name of Object.keys(MANIFESTS)) visit(name, [])
  })

  test('every table has one owner', async ({ assert }) => {
    const owned = Object.values(MANIFESTS).flatMap(({ tables }) => tables)
    const found = await rows<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT LIKE 'adonis\\_%'"
    )
    assert.sameMembers(
      [...owned, ...TABLES_OF_THE_CORE],
      found.map(({ name }) => name)
    )
  })

  test('a domain names in SQL only the tables of those below it', ({ assert }) => {
    const named = tablesNamedInSql()
    assert.isAbove(named.length, 400)
    const strays = named.filter(({ from, to }) => !mayUse(from, to))
    assert.deepEqual(
      strays.map(({ file, table }) => `${file} names ${table}`),
      []
    )
  })

  test('the core is rooms, each of which uses only those below it', ({ assert }) => {
    const rooms = readdirSync(`${ROOT}app/core`, { withFileTypes: true })
      .filter((entry) => entry.name !== 'README.md')
      .map(({ name }) => name)
    assert.sameMembers(rooms, ROOMS)

    const imports = importsBetweenRooms()
    assert.isAbove(imports.length, 300)
    const strays = imports.filter(({ from, to }) => ROOMS.indexOf(to) > ROOMS.indexOf(from))
    assert.deepEqual(
      strays.map(({ file, to }) => `${file} uses ${to}`),
      []
    )
  })

  test("it goes through a door, a file at the domain's root, or reads a model", ({ assert }) => {
    const strays = importsBetweenDomains().filter(({ to, what }) => {
      if (to === 'core' || !what.includes('/')) return false
      return !what.startsWith('models/') || WITHOUT_OPEN_MODELS.includes(to)
    })
    assert.deepEqual(strays.map(spoken), [])
  })

  test('no domain reaches into another by a relative path', ({ assert }) => {
    const strays = globSync('app/**/*.ts', { cwd: ROOT }).filter((file) =>
      /from '\.\.\//.test(readFileSync(ROOT + file, 'utf8'))
    )
    assert.deepEqual(strays, [])
  })

  test('only the core knows the driver and the connection, and the doctor who looks at them', ({
    assert,
  }) => {
    const strays = globSync('{app,worker}/**/*.ts', { cwd: ROOT }).filter((file) => {
      return (
        !file.startsWith('app/core/') &&
        /from '(mysql2|knex|@adonisjs\/lucid\/services\/db)/.test(readFileSync(ROOT + file, 'utf8'))
      )
    })
    assert.deepEqual(strays, [])
  })
})
