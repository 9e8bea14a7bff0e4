import { test } from '@japa/runner'

const { Summary, mustHaveRun } = await import('../../../scripts/lib/summary.mjs' as string)

/** What the runner has written on stdout, as its summary reads it. */
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
  test('a run in which no test was found is no success, and says what was asked for', ({
    assert,
  }) => {
    assert.throws(
      () => mustHaveRun(readBack(NONE), ['unit', '--files', 'nothing']),
      'No test ran: none is meant by "unit --files nothing". Files are named by their path in tests/, without .spec.ts.'
    )
    assert.throws(
      () => mustHaveRun(readBack('cut off'), []),
      'The tests ended before their summary.'
    )
  })

  test('one of two lanes may have nothing to do', ({ assert }) => {
    assert.doesNotThrow(() => mustHaveRun(readBack(NONE, SOME), []))
  })
})
