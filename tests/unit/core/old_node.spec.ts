import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { run } from '#tests/commands/ace'
import { entry, environment, folder } from '#tests/processes'

test.group('An outdated Node', () => {
  /** Runs Node while it reports another version. */
  function nodeThatSays(version: string, cleanup: (work: () => void) => void) {
    const here = mkdtempSync(join(tmpdir(), 'oficio-'))
    cleanup(() => rmSync(here, { recursive: true, force: true }))
    const file = join(here, 'says.cjs')
    writeFileSync(
      file,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } }); Object.defineProperty(process, 'version', { value: 'v${version}' })`
    )
    return (args: readonly string[], cwd = app.makePath()) =>
      run(process.execPath, ['-r', file, ...args], {
        cwd,
        env: environment() as Record<string, string>,
      })
  }

  test('every script of package.json tells an old Node its required version before it parses newer syntax', async ({
    assert,
    cleanup,
  }) => {
    const guard = './scripts/needs_node.cjs'
    const { scripts, engines } = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8'))
    for (const [name, line] of Object.entries<string>(scripts))
      for (const part of line.split('&&'))
        assert.match(
          part,
          /^ *(exec )?node -r \.\/scripts\/needs_node\.cjs (?:scripts|deploy)\//,
          name
        )

    for (const version of ['12.22.9', '18.18.2']) {
      const { code, err } = await nodeThatSays(
        version,
        cleanup
      )(['-r', guard, '-e', 'console.error("It goes on")'])
      assert.equal(code, 1)
      assert.match(
        err,
        new RegExp(
          `^Oficio is started by Node 18\\.19 or later, and this is v${version} \\(.+\\): install Node 24 .+\\.\\n$`
        )
      )
    }
    for (const version of ['18.19.1', '20.0.0', '24.0.0'])
      assert.equal(
        (await nodeThatSays(version, cleanup)(['-r', guard, '-e', '0'])).code,
        0,
        version
      )
    assert.equal(engines.node, '>=18.19')
  })

  test('the files that check the version use only syntax which the oldest Node can parse', ({
    assert,
  }) => {
    const code = (file: string) =>
      readFileSync(app.makePath(file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    assert.notMatch(
      code('scripts/needs_node.cjs'),
      /\b(const|let|class|import|async|await)\b|=>|`|\?\?|\?\.|\.\.\./
    )
    assert.notMatch(code('ace.js'), /\bawait\b|\?\?|\?\./)
  })

  test('a server, a worker and a command refuse an old Node', async ({ assert, cleanup }) => {
    for (const file of ['bin/server.ts', 'bin/console.ts', 'worker/main.ts']) {
      const { code, err } = await nodeThatSays('22.20.0', cleanup)(entry(file, 'list'), folder())
      assert.equal(code, 1, file)
      assert.match(err, /^Oficio cannot start: it needs Node 24, and .+ is v22\.20\.0\.\n$/, file)
    }
  }).timeout(30_000)
})
