import { test } from '@japa/runner'
import { idKey, withPlainHyphens, documentTypeOf } from '#core/primitives/id_key'
import { badCharacter, composed } from '#core/primitives/text'

/** One invisible character of each kind. */
const UNSEEN = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u206f',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\u{e0041}',
]

const BIDI = [
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]

test.group('Stored text', () => {
  test('stored text is in NFC, without blanks at its ends', ({ assert }) => {
    for (const kind of ['lines', 'line', 'code'] as const) {
      assert.equal(composed(' CAFE\u0301-1 ', kind), 'CAFÉ-1')
      assert.equal(composed('한국'.normalize('NFD'), kind), '한국')
      assert.equal(composed('\u00a0 plain\ufeff', kind), 'plain')
    }
  })

  test('text on one line has plain blanks, as many as were written', ({ assert }) => {
    for (const kind of ['line', 'code'] as const)
      assert.equal(composed('a\u00a0b\u2003 c\u3000d', kind), 'a b  c d')
    assert.equal(composed('a\u00a0b\n c', 'lines'), 'a\u00a0b\n c')
  })

  test('an invisible character in text on one line is refused by its name and position', ({
    assert,
  }) => {
    for (const character of UNSEEN) {
      for (const kind of ['line', 'code'] as const)
        assert.equal(
          badCharacter(`ab${character}c`, kind)?.position,
          3,
          character.codePointAt(0)!.toString(16)
        )
    }
    assert.deepEqual(badCharacter('900900\u200b', 'code'), {
      character: 'U+200B',
      position: 7,
      says: 'has the invisible character U+200B at position 7',
    })
    assert.deepEqual(badCharacter('🦜\u{e0041}', 'line'), {
      character: 'U+E0041',
      position: 2,
      says: 'has the invisible character U+E0041 at position 2',
    })
    assert.equal(badCharacter('a\nb', 'line')?.says, 'has the line break U+000A at position 2')
    assert.equal(badCharacter('a\tb', 'code')?.says, 'has the tab U+0009 at position 2')
    assert.equal(
      badCharacter('a\u0007b', 'line')?.says,
      'has the control character U+0007 at position 2'
    )
    for (const control of ['\0', '\x1f', '\x7f', '\x80', '\x9f', '\u2028', '\u2029'])
      assert.equal(badCharacter(`a${control}`, 'line')?.position, 2)
  })

  test('text on several lines may have line breaks, tabs and joined emoji, but no control characters', ({
    assert,
  }) => {
    for (const text of ['a\r\nb\tc', '👩‍👩‍👧 ❤️', 'می‌خواهم', '🏴\u{e0067}\u{e0062}\u{e007f}'])
      assert.isUndefined(badCharacter(text, 'lines'), text)
    for (const character of [...BIDI, '\0', '\x07', '\x7f', '\x9f'])
      assert.equal(
        badCharacter(`a\nb${character}`, 'lines')?.position,
        4,
        JSON.stringify(character)
      )
  })

  test('a code has no letter that only looks like another', ({ assert }) => {
    const alike = {
      'ＡＤＭＩＮ': 'A',
      'a＿b': '_',
      'X１': '1',
      'oﬁcio': 'fi',
      'Ⅳ': 'IV',
      '𝐀': 'A',
      '①': '1',
      '🄰': 'A',
    }
    for (const [code, meant] of Object.entries(alike)) {
      assert.match(
        badCharacter(code, 'code')?.says ?? '',
        new RegExp(`only looks like ${meant}; write ${meant}$`),
        code
      )
      assert.isUndefined(badCharacter(code, 'line'), code)
    }
    for (const code of ['Ñandú-1', 'Nº 5', '1ª', 'm²', '½"', '№ 7', 'ЖК-1', '部品', '❤️', 'é'])
      assert.isUndefined(badCharacter(composed(code, 'code'), 'code'), code)
  })
})

test.group('Legal identity numbers', () => {
  test('identity numbers are compared without dots, blanks and hyphens', ({ assert }) => {
    for (const id of ['900.123.456-7', '900123456-7', '9001234567', '900 123 456 7'])
      assert.equal(idKey(id), '9001234567')
    assert.equal(idKey('J-12.345.678-9'), 'J123456789')
    assert.notEqual(idKey('12/3'), idKey('123'))
    for (const signs of ['-', '.', '- -']) assert.equal(idKey(signs), signs)
  })

  test('identity numbers are written with plain hyphens, and document types in upper case', ({
    assert,
  }) => {
    assert.equal(withPlainHyphens('900123456–7 900‑1 900−2'), '900123456-7 900-1 900-2')
    for (const type of ['C.C.', 'cc', 'c. c.', 'CC']) assert.equal(documentTypeOf(type), 'CC')
    assert.equal(documentTypeOf('Pasaporte'), 'PASAPORTE')
  })
})
