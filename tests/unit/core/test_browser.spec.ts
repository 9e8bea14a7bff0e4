import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { isBrowser, opensBrowser } from '../../../scripts/lib/chromium.mjs'

const SUITES = ['unit', 'functional', 'browser']

test.group('npm test, on a machine without a browser', () => {
  test('npm test needs a browser only when the requested tests may open one', ({ assert }) => {
    const needs = (...args: string[]) => opensBrowser(args, SUITES)

    for (const args of [
      ['unit'],
      ['unit', 'functional'],
      ['--files', 'functional/catalog/products'],
      ['--files', 'tests/functional/catalog/products.spec.ts'],
      ['--files=unit/core/search'],
      ['functional', '--files', 'catalog/products'],
    ])
      assert.isFalse(needs(...args), args.join(' '))
    for (const args of [
      [],
      ['browser'],
      ['unit', 'browser'],
      ['--files', 'browser/admin'],
      ['--tests', 'a payment'],
      ['--tests', 'unit'],
      ['--groups', 'functional'],
      ['--files', 'admin'],
      ['--files', 'unit/core/search', '--files', 'invitation.spec.ts'],
    ])
      assert.isTrue(needs(...args), args.join(' '))
  })

  test('a program that only recommends installing a snap is not a browser', ({
    assert,
    cleanup,
  }) => {
    const here = mkdtempSync(join(tmpdir(), 'oficio-'))
    cleanup(() => rmSync(here, { recursive: true, force: true }))
    const program = (name: string, text: string) => {
      writeFileSync(join(here, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
      return join(here, name)
    }

    assert.isFalse(
      isBrowser(
        program(
          'chromium-browser',
          `echo "Command '$0' requires the chromium snap to be installed." >&2; exit 1`
        )
      )
    )
    assert.isFalse(isBrowser(join(here, 'chromium')))
    assert.isTrue(isBrowser(program('chromium', 'echo "Chromium 130.0.6723.91 snap"')))
    assert.isTrue(isBrowser(program('google-chrome', 'echo "Google Chrome 130.0.6723.91"')))
  })
})
