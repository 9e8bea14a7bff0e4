import { test } from '@japa/runner'
import { SIMILAR, plainQuery } from '#api/docs/query'

test.group('Queries of the documentation', () => {
  test('words of questions are dropped, and others get the word of the pages', ({ assert }) => {
    assert.equal(plainQuery('How do I page through all customers?'), 'page customers')
    assert.equal(plainQuery('Anular factura'), 'void invoice')
    assert.equal(plainQuery('how to'), 'how to', 'a query of such words alone stays')
    assert.equal(plainQuery('constructor'), 'constructor')
  })

  test('a long query costs no more than eight words, and short words find no others', ({
    assert,
  }) => {
    const letters = Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ')
    assert.lengthOf(plainQuery(letters).split(' '), 8)
    assert.equal(plainQuery('tax tax tax'), 'tax')
    assert.isFalse(SIMILAR.prefix('ab'))
    assert.isFalse(SIMILAR.fuzzy('abc'))
  })
})
