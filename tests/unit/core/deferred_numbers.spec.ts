import { test } from '@japa/runner'
import mysql from 'mysql2'
import { DeferredNumbers, restored } from '#core/database/transaction/deferred_numbers'

test.group('Late numbers', (group) => {
  let late: DeferredNumbers
  let one: number
  let other: number
  group.each.setup(() => {
    late = new DeferredNumbers()
    ;[one, other] = [late.standIn('LAST_INSERT_ID()'), late.standIn('(SELECT last)')]
  })

  test('a stand-in is a whole number that JSON keeps, of 16 digits, and never the same', ({
    assert,
  }) => {
    assert.isTrue(Number.isSafeInteger(one))
    assert.match(String(one), /^\d{16}$/)
    assert.equal(JSON.parse(JSON.stringify({ number: one })).number, one)
    assert.notEqual(one, other)
  })

  test('the database puts the number wherever its stand-in is: as a value, in a text, in JSON within a text', ({
    assert,
  }) => {
    const json = mysql.escape(JSON.stringify({ number: one, note: 'it\'s "so"', entry: other }))
    assert.equal(
      late.written(`INSERT INTO t VALUES (${one},'Factura ${one}',${json},'a\\'b',x'00',${other})`),
      `INSERT INTO t VALUES (LAST_INSERT_ID(),CONCAT('Factura ',LAST_INSERT_ID(),''),CONCAT('{\\"number\\":',LAST_INSERT_ID(),',\\"note\\":\\"it\\'s \\\\\\"so\\\\\\"\\",\\"entry\\":',(SELECT last),'}'),'a\\'b',x'00',(SELECT last))`
    )
  })

  test('where a text ends is seen behind quotes and backslashes of its own', ({ assert }) => {
    assert.equal(
      late.written(`SELECT 'it''s ${one}',${one}`),
      `SELECT CONCAT('it''s ',LAST_INSERT_ID(),''),LAST_INSERT_ID()`
    )
    assert.equal(
      late.written(`SELECT 'a\\\\',${one},'\\\'${one}'`),
      `SELECT 'a\\\\',LAST_INSERT_ID(),CONCAT('\\\'',LAST_INSERT_ID(),'')`
    )
    assert.equal(
      late.written(`SELECT '',${one},'${one}${other}'`),
      "SELECT '',LAST_INSERT_ID(),CONCAT('',LAST_INSERT_ID(),'',(SELECT last),'')"
    )
  })

  test('what others write stays: long numbers, and texts that look like a statement', ({
    assert,
  }) => {
    const look = [
      one + 1,
      `'${one + 1}'`,
      "'\\', LAST_INSERT_ID(), \\''",
      "''",
      "'it''s'",
      '12345678901234567890',
    ].join(',')
    assert.equal(late.written(`SELECT ${look}`), `SELECT ${look}`)
    assert.equal(late.written(`SELECT ${look},${one}`), `SELECT ${look},LAST_INSERT_ID()`)
  })

  test('one that cannot be replaced is not sent', ({ assert }) => {
    for (const kept of [`\`${one}\``, `9${one}`, `${one}9`])
      assert.throws(() => late.written(`SELECT 'a', ${kept}, 'b'`), /stand-in/)
  })

  test('an answer is shown with its numbers, and so is one that was kept without them', ({
    assert,
  }) => {
    const answer = `{"number":${one},"concept":"Factura ${one}"}`
    const kept = late.kept(answer)!
    assert.notInclude(kept.split('=')[0], String(one))
    assert.isNull(late.kept('{"number":7}'))

    late.known(one, 42)
    assert.equal(late.shown(answer), '{"number":42,"concept":"Factura 42"}')
    assert.equal(
      restored(answer, kept.replace(String(one), '42')),
      '{"number":42,"concept":"Factura 42"}'
    )
    assert.equal(restored(answer, null), answer)
  })
})
