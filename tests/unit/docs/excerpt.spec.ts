import { test } from '@japa/runner'
import { excerptOf } from '#api/docs/excerpt'

const TEXT =
  `The first words say what this is.\n\n${'Some more words follow here. '.repeat(10)}` +
  `Then a credit note comes at last, and ${'more '.repeat(60)}`

test.group('Excerpts of search results', () => {
  test('an excerpt shows the word that was found, cut between words', ({ assert }) => {
    const excerpt = excerptOf(TEXT, ['note', 'credit'])
    assert.include(excerpt, 'Then a credit note comes')
    assert.match(excerpt, /^… \S.*\S …$/)
    assert.isAtMost(excerpt.length, 165)
    assert.isTrue(excerpt.split(' ').every((word) => ['…', ...TEXT.split(/\s+/)].includes(word)))
  })

  test('without the word it is the beginning, and a short text is whole', ({ assert }) => {
    assert.match(excerptOf(TEXT, ['absent']), /^The first words say what this is\. Some/)
    assert.equal(excerptOf('Short  and\nwhole.', ['whole']), 'Short and whole.')
    assert.equal(excerptOf('', ['x']), '')
  })
})
