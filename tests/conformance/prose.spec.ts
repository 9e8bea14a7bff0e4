import { test } from '@japa/runner'
import { ALL_PAGES } from '#tests/docs/page'
import { passagesOf, sentencesOf, wordsIn } from '#tests/docs/prose'

const MOST_WORDS_IN_A_SENTENCE = 30
const MOST_WORDS_IN_A_PARAGRAPH = 100

test.group('Prose of the documentation', () => {
  for (const page of ALL_PAGES)
    test(`no sentence of ${page} is longer than 30 words, and no paragraph than 100`, ({
      assert,
    }) => {
      const tooLong = passagesOf(page).flatMap(({ line, text }) => [
        ...(wordsIn(text) > MOST_WORDS_IN_A_PARAGRAPH
          ? [`line ${line}: a paragraph of ${wordsIn(text)} words`]
          : []),
        ...sentencesOf(text)
          .filter((sentence) => wordsIn(sentence) > MOST_WORDS_IN_A_SENTENCE)
          .map((sentence) => `line ${line}: ${wordsIn(sentence)} words: ${sentence}`),
      ])
      assert.deepEqual(tooLong, [])
    })
})
