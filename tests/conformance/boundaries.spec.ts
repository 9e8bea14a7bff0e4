import { test } from '@japa/runner'
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Who may use whom, besides the core: the table of the architecture. */
const MAY_USE: Record<string, string[]> = {
  core: [],
  tenants: [],
  customers: [],
  catalog: [],
  custom_fields: [],
  identity: ['tenants'],
  accounting: ['catalog', 'documents'],
  inventory: ['catalog', 'accounting'],
  purchasing: ['catalog', 'inventory', 'accounting'],
  sales: ['catalog', 'customers', 'inventory', 'accounting', 'documents'],
  documents: ['tenants'],
  assets: ['tenants', 'catalog', 'inventory', 'custom_fields', 'accounting', 'documents', 'hr'],
  hr: ['tenants'],
  payroll: ['tenants', 'hr', 'accounting', 'documents'],
  communications: ['tenants', 'hr', 'documents'],
  support: ['tenants', 'identity'],
  api: [],
  admin: ['api', 'identity', 'tenants', 'integrations'],
  integrations: ['*'],
  assistant: ['*'],
  verticals: ['*'],
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
  return globSync('app/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const from = file.split('/')[1]
    const text = readFileSync(ROOT + file, 'utf8')

    return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, path]) => {
      const [, to, what] = /^#(?:app\/)?(\w+)\/(.+)$/.exec(path) ?? []
      return to && to in MAY_USE && to !== from ? [{ file, from, to, what }] : []
    })
  })
}

const spoken = ({ file, to, what }: Import) => `${file} uses #${to}/${what}`

test.group('Boundaries', () => {
  test('every domain has its line in the table', ({ assert }) => {
    const domains = readdirSync(`${ROOT}app`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

    for (const domain of domains)
      assert.property(
        MAY_USE,
        domain,
        `Say in tests/conformance/boundaries.spec.ts what ${domain} may use`
      )
  })

  test('a domain uses only those below it', ({ assert }) => {
    const strays = importsBetweenDomains().filter(
      ({ from, to }) => to !== 'core' && !MAY_USE[from].includes(to) && !MAY_USE[from].includes('*')
    )
    assert.deepEqual(strays.map(spoken), [])
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
