import { test } from '@japa/runner'

const { Summary, mustHaveRun } = await import('../../../scripts/lib/summary.mjs' as string)

/** Output of the runner, read back by its summary. */
function readBack(...written: string[]) {
  return written.map((text) => {
    const summary = new Summary()
    summary.read(text)
    return summary
  })
}

const NONE = '\n NO TESTS EXECUTED \n'
const SOME = '\n PASSED \n\nTests  2 passed (2)\n Time  1s\n'

test.group('npm test', () => {
  test('a run that found no test fails and quotes what was requested', ({ assert }) => {
    assert.throws(
      () => mustHaveRun(readBack(NONE), ['unit', '--files', 'nothing']),
      'No test ran: none is meant by "unit --files nothing". Files are named by their path in tests/, without .spec.ts.'
    )
    assert.throws(
      () => mustHaveRun(readBack('cut off'), []),
      'The tests ended before their summary.'
    )
  })

  test('one of two lanes may have no tests', ({ assert }) => {
    assert.doesNotThrow(() => mustHaveRun(readBack(NONE, SOME), []))
  })
})
