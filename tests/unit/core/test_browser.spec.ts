import { test } from '@japa/runner'

// @ts-expect-error what runs before anything is installed is plain JavaScript
import { opensBrowser } from '../../../scripts/lib/chromium.mjs'

const SUITES = ['unit', 'functional', 'browser']

test.group('npm test, on a machine without a browser', () => {
  test('needs one only where the tests that are asked for may open it', ({ assert }) => {
    const needs = (...args: string[]) => opensBrowser(args, SUITES)

    for (const args of [['unit'], ['unit', 'functional'], ['--files', 'functional/catalog/products'], ['--files', 'tests/functional/catalog/products.spec.ts'], ['--files=unit/core/search'], ['functional', '--files', 'catalog/products']])
      assert.isFalse(needs(...args), args.join(' '))
    for (const args of [[], ['browser'], ['unit', 'browser'], ['--files', 'browser/admin'], ['--tests', 'a payment'], ['--tests', 'unit'], ['--groups', 'functional'], ['--files', 'admin'], ['--files', 'unit/core/search', '--files', 'invitation.spec.ts']]) assert.isTrue(needs(...args), args.join(' '))
  })
})
