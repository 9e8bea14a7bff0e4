/** The figures of a page that are of other days than its samples run on. */
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { filled } from '#recurring/templates/placeholders'
import { MOST_OF_A_RUN } from '#recurring/occurrences/run_series'
import { periodAt, type Unit } from '#recurring/schedule/rhythm'
import { textOf } from '#tests/docs/page'
import { tablesOf } from '#tests/docs/tables'

const PAGE = 'docs/how-to/bill-every-month.md'

const tableWith = (head: string) => tablesOf(PAGE).find((table) => table.head[0] === head)!.rows
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.group('Bill every month', () => {
  test('the page shows the periods that follow from a first day', ({ assert }) => {
    const rows = tableWith('`startDate`')
    assert.lengthOf(rows, 3)
    for (const [startDate, unit, shown] of rows) {
      const days = shown.split(', ')
      const rhythm = { startDate, every: 1, unit: unit as Unit, endDate: null, occurrences: null }
      assert.deepEqual(
        days.map((_, index) => periodAt(rhythm, index)),
        days
      )
    }
  })

  test('the page shows what its placeholders become', ({ assert }) => {
    const period = { start: '2027-02-28', end: '2027-03-30' }
    Current.run({ tenant: { ...PLATFORM, locale: 'es-CO' } }, () => {
      for (const [placeholder, shown] of tableWith('placeholder')) {
        const text = placeholder.replaceAll('`', '')
        assert.equal(plain(filled({ text }, period).text as string), shown)
      }
    })
  })

  test('the page names the most documents of a run', ({ assert }) => {
    assert.include(textOf(PAGE), `at most ${MOST_OF_A_RUN} documents`)
  })
})
