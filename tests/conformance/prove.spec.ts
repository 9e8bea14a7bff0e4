import { test } from '@japa/runner'
import { call } from '#tests/api'
import { EXCEPTIONS } from '#tests/prove/exceptions'
import { OPERATIONS } from '#tests/prove/operations/index'

/** Every POST of the OpenAPI document: creations and verbs. */
async function writes() {
  const { body } = await call(null, 'GET', '/openapi.json')
  return Object.entries<Record<string, unknown>>(body.paths)
    .filter(([, methods]) => 'post' in methods)
    .map(([path]) => `POST ${path}`)
}

test.group('Operations of npm run prove', () => {
  test('every creation and verb is modelled, or an exception with its reason', async ({
    assert,
  }) => {
    const covered = Object.values(OPERATIONS).flatMap(({ covers }) => covers)
    const known = new Set([...covered, ...Object.keys(EXCEPTIONS)])
    const all = await writes()

    assert.deepEqual(
      all.filter((one) => !known.has(one)),
      []
    )
    assert.deepEqual(
      [...known].filter((one) => !all.includes(one)),
      []
    )
    assert.deepEqual(
      covered.filter((one) => one in EXCEPTIONS),
      []
    )
  })
})
