import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'
import { freePort } from '#tests/ports'

const COPIED = [
  '.adonisjs',
  'app',
  'bin',
  'commands',
  'config',
  'database',
  'scripts',
  'start',
  'stubs',
  'tests',
  'worker',
  'ace.js',
  'adonisrc.ts',
  'package.json',
  'tsconfig.json',
]

const run = promisify(execFile)

test.group('make:resource', () => {
  test('a generated resource compiles, migrates and passes its own test', async ({
    assert,
    cleanup,
  }) => {
    const cwd = await mkdtemp(join(tmpdir(), 'oficio-resource-'))
    cleanup(() => rm(cwd, { recursive: true, force: true }))
    for (const part of COPIED) await cp(app.makePath(part), join(cwd, part), { recursive: true })
    await symlink(app.makePath('node_modules'), join(cwd, 'node_modules'))
    const database = await anOwnDatabase('resource')
    cleanup(database.drop)
    await database.copyTables()
    const env = { ...database.env, PORT: String(await freePort()) }

    const [noDomain, noSuch] = await Promise.all([
      ace(['make:resource', 'brand'], { cwd, env }),
      ace(['make:resource', 'brand', '--domain', 'brands'], { cwd, env }),
    ])
    assert.deepEqual([noDomain.code, noSuch.code], [2, 2])
    assert.match(noDomain.err, /--domain is missing.*catalog/)

    const made = await ace(
      ['make:resource', 'display-shelf', '--domain', 'catalog', '--scope', 'inventory', '--json'],
      { cwd, env }
    )
    assert.equal(made.code, 0, made.err)
    assert.include(made.json.files, 'app/catalog/controllers/display_shelves_controller.ts')
    assert.include(
      await readFile(join(cwd, 'app/catalog/routes.ts'), 'utf8'),
      "  resource('display-shelves', displayShelves, 'inventory')\n}"
    )
    assert.include(await readFile(join(cwd, 'app/catalog/domain.ts'), 'utf8'), "'display_shelves',")
    const again = await ace(
      ['make:resource', 'DisplayShelf', '--domain', 'catalog', '--scope', 'inventory'],
      { cwd, env }
    )
    assert.equal(again.code, 1)
    assert.match(again.err, /already.*Nothing was written/)

    const migrated = await ace(['migration:run', '--force'], {
      cwd,
      env: { ...env, NODE_ENV: 'development' },
    })
    assert.equal(migrated.code, 0, migrated.out)
    const testing = ace(['test', 'functional', '--no-clear', '--files', 'display_shelves'], {
      cwd,
      env,
    })
    const compiled = await run(
      process.execPath,
      [join(cwd, 'node_modules/typescript-7/bin/tsc'), '--noEmit'],
      { cwd }
    ).catch(({ stdout }) => ({ stdout }))
    assert.equal(compiled.stdout, '')
    const tests = await testing
    assert.equal(tests.code, 0, tests.out + tests.err)
    assert.match(tests.out, /4 passed/)
  }).timeout(120_000)
})
