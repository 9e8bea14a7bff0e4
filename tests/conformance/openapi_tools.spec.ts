/** Generators of clients, as integrators run them on the served document. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { call } from '#tests/api'
import { unique } from '#tests/company'

const run = promisify(execFile)
const program = (...parts: string[]) => app.makePath('node_modules', ...parts)

/** Settings of a strict browser or server program, without packages. */
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  lib: ['es2023', 'dom', 'dom.iterable'],
}

/** Orval writes a body of several media types without encoding it, so one of them is chosen. */
const ORVAL_OVERRIDES = {
  operations: {
    'imports.store': { contentType: { include: ['multipart/form-data'] } },
    'settings.logo.update': { contentType: { include: ['multipart/form-data'] } },
  },
}

const operationsOf = (document: any) => Object.values(document.paths).flatMap(Object.values as any)

test.group('Tools for OpenAPI documents', (group) => {
  let folder: string
  let document: any
  const inFolder = (name: string) => join(folder, name)

  group.setup(async () => {
    folder = app.tmpPath(unique('openapi'))
    await mkdir(folder, { recursive: true })
    const { text, body } = await call(null, 'GET', '/openapi.json')
    document = body
    await writeFile(inFolder('openapi.json'), text)
  })
  group.teardown(() => rm(folder, { recursive: true, force: true }))

  const node = (file: string, ...args: string[]) =>
    run(process.execPath, [file, ...args], { cwd: folder, maxBuffer: 16 << 20 })

  /** The compiler's complaints about the files of a folder; empty when there are none. */
  async function complaints(about: string) {
    const project = inFolder(`${about}.json`)
    await writeFile(
      project,
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: [`${about}/**/*.ts`] })
    )
    const { stdout } = await node(program('typescript-7/bin/tsc'), '-p', project).catch(
      (error) => error
    )
    return stdout
  }

  test('@hey-api/openapi-ts generates a client with a function for each operation, which compiles', async ({
    assert,
  }) => {
    await node(
      program('@hey-api/openapi-ts/bin/run.js'),
      ...['--input', inFolder('openapi.json'), '--output', inFolder('hey'), '--no-log-file']
    )

    const functions = await readFile(inFolder('hey/sdk.gen.ts'), 'utf8')
    assert.lengthOf([...functions.matchAll(/^export const /gm)], operationsOf(document).length)
    assert.equal(await complaints('hey'), '')
  })

  test('orval generates functions on fetch that compile, with one media type chosen for uploads', async ({
    assert,
  }) => {
    const target = inFolder('orval/api.ts')
    const output = { target, client: 'fetch', mode: 'split', override: ORVAL_OVERRIDES }
    await writeFile(
      inFolder('orval.config.mjs'),
      `export default ${JSON.stringify({ oficio: { input: inFolder('openapi.json'), output } })}`
    )
    await node(program('orval/dist/bin/orval.mjs'), '--config', inFolder('orval.config.mjs'))

    const functions = await readFile(target, 'utf8')
    assert.isAtLeast(
      [...functions.matchAll(/^export const \w+ = async /gm)].length,
      operationsOf(document).length
    )
    assert.equal(await complaints('orval'), '')
  })

  test('openapi-to-postmanv2 makes a collection with a request for each operation', async ({
    assert,
  }) => {
    await node(
      program('openapi-to-postmanv2/bin/openapi2postmanv2.js'),
      ...[
        '-s',
        inFolder('openapi.json'),
        '-o',
        inFolder('postman.json'),
        '-O',
        'folderStrategy=Tags',
      ]
    )

    const { info, item } = JSON.parse(await readFile(inFolder('postman.json'), 'utf8'))
    assert.match(info.schema, /collection\/v2\.1\.0/)
    assert.lengthOf(requestsIn(item), operationsOf(document).length)
  })
})

type Item = { item?: Item[]; request?: object }

const requestsIn = (items: Item[]): Item[] =>
  items.flatMap((one) => (one.item ? requestsIn(one.item) : [one]))
