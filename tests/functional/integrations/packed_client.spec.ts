import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { KEY_SCOPES } from '#core/context/scopes'
import { ORIGIN } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { PATIENCE } from '#tests/patience'
import { aProject, run } from '#tests/functional/integrations/packed_client'

/** Compiles only where types are narrowed, and wrong names are errors. */
const PROGRAM = `
import { createOficio, OficioError, readWebhook, WebhookVerificationError } from 'oficio-client'
import type { OficioEvent, Schema, WebhookMessage } from 'oficio-client'

const oficio = createOficio({ baseUrl: process.argv[2]!, apiKey: process.argv[3]! })

export function told(message: WebhookMessage | OficioEvent): number | string {
  if (message.type === 'invoice.paid') return message.data.total
  if (message.type === 'customer.deleted') return message.data.name
  // @ts-expect-error There is no such event.
  if (message.type === 'customer.sung_to') return 0
  return message.type
}

export async function follow() {
  for await (const event of oficio.events({ types: ['customer.*'], after: 'latest' })) {
    const name: string = event.type === 'customer.created' ? event.data.taxId : event.id
    // @ts-expect-error Customers have no number.
    console.log(name, event.data.number)
    return
  }
}

export const upload = (csv: string) =>
  oficio.upload('/imports', { resource: 'customers', dryRun: true, file: new Blob([csv]) })

const customer: Schema<'Customer'> = await oficio.post('/customers', {
  body: { taxId: '900123456-7', name: 'Café Ñandú' },
})
// @ts-expect-error A customer has a name.
const wrong = () => oficio.post('/customers', { body: { taxId: '900123456-7' } })
const names: string[] = []
for await (const one of oficio.paginate('/customers', { params: { query: { limit: 1 } } }))
  names.push(one.name)

const refused = await wrong().catch((error: unknown) => error)
if (!(refused instanceof OficioError)) throw refused
let isForged = false
try {
  readWebhook('{}', {}, 'whsec_c2VjcmV0')
} catch (error) {
  isForged = error instanceof WebhookVerificationError
}
let live = ''
try {
  oficio.withSandbox()
} catch (error) {
  live = (error as Error).message
}
console.log(JSON.stringify({ customer: customer.name, names, code: refused.code, isForged, live }))
`

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
    typeRoots: [app.makePath('node_modules/@types')],
    outDir: 'out',
  },
  files: ['program.ts'],
})

test.group('The packed client', () => {
  test('a project of its own installs the tarball, compiles strictly against it, and runs', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { key } = ok(
      await company.api.post('/api-keys', { name: unique('Program'), scopes: KEY_SCOPES })
    )
    const { project, packed, size } = await aProject({
      'program.ts': PROGRAM,
      'tsconfig.json': TSCONFIG,
    })
    assert.includeMembers(packed, ['package.json', 'README.md', 'LICENSE', 'dist/index.d.ts'])
    assert.deepEqual(
      packed.filter((path) => path.startsWith('src') || path.startsWith('examples')),
      []
    )
    assert.isBelow(size, 400_000)

    const compiled = await run(process.execPath, [
      app.makePath('node_modules/typescript-7/bin/tsc'),
      '-p',
      project,
    ]).catch(({ stdout }) => ({ stdout }))
    assert.equal(compiled.stdout, '')
    const { stdout } = await run(process.execPath, [join(project, 'out/program.js'), ORIGIN, key])
    assert.deepEqual(JSON.parse(stdout), {
      customer: 'Café Ñandú',
      names: ['Café Ñandú'],
      code: 'VALIDATION_FAILED',
      isForged: true,
      live: 'withSandbox refuses a live key: make one for test mode',
    })
  }).timeout(120_000 * PATIENCE)
})
