import { writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { UnrecoverableError } from 'bullmq'
import { isAway, isLost, isPassing, TOO_MUCH } from '#core/database/errors_and_retries'
import { refusalFrom } from '#core/errors/refusal'
import { errorsOf } from '#integrations/imports/rows/row'
import { presentable } from '#worker/failure'

test.group('Refusals for errors of the database', () => {
  test('a full disk of the database is a 503 with Retry-After', ({ assert }) => {
    const refusal = refusalFrom(errorOf(() => writeFileSync('/dev/full', 'x')))
    assert.containsSubset(refusal, {
      status: 503,
      code: 'UNAVAILABLE',
      headers: { 'Retry-After': '60' },
    })
  })

  test('a database without room is a 503', ({ assert }) => {
    const full = [
      { errno: 1114, sqlMessage: "The table 'customers' is full" },
      {
        errno: 1021,
        sqlMessage:
          'Disk full (/var/lib/mysql/); waiting for someone to free some space... (errno: 28 "No space left on device")',
      },
      {
        errno: 1030,
        sqlMessage: 'Got error 28 "No space left on device" from storage engine InnoDB',
      },
      {
        errno: 1026,
        sqlMessage: 'Error writing file \'./oficio/x.ibd\' (Errcode: 28 "No space left on device")',
      },
    ]
    for (const error of full)
      assert.containsSubset(refusalFrom(error), {
        status: 503,
        code: 'UNAVAILABLE',
        headers: { 'Retry-After': '60' },
      })
    for (const error of [
      { errno: 1062, sqlMessage: "Duplicate entry '5-Error 28' for key 'categories__name'" },
      { errno: 1366, sqlMessage: "Incorrect decimal value: 'errno: 28' for column 'x'" },
    ])
      assert.isFalse(isAway(error), 'the words are the caller’s')
    assert.isUndefined(
      refusalFrom({
        errno: 1030,
        sqlMessage: 'Got error 128 "No more records" from storage engine InnoDB',
      })
    )
  })

  test('a database that refuses log ins or TLS, or is in offline mode, is a 503', ({ assert }) => {
    const shut = [
      {
        errno: 1820,
        code: 'ER_MUST_CHANGE_PASSWORD',
        sqlMessage:
          'You must reset your password using ALTER USER statement before executing this statement.',
      },
      {
        errno: 1862,
        code: 'ER_MUST_CHANGE_PASSWORD_LOGIN',
        sqlMessage:
          'Your password has expired. To log in you must change it using a client that supports expired passwords.',
      },
      {
        errno: 3159,
        code: 'ER_SECURE_TRANSPORT_REQUIRED',
        sqlMessage:
          'Connections using insecure transport are prohibited while --require_secure_transport=ON.',
      },
      {
        errno: 3032,
        code: 'ER_SERVER_OFFLINE_MODE',
        sqlMessage: 'The server is currently in offline mode',
      },
      {
        fatal: true,
        code: 'HANDSHAKE_NO_SSL_SUPPORT',
        message: 'Server does not support secure connection',
      },
      { fatal: true, code: 'HANDSHAKE_SSL_ERROR', message: 'certificate has expired' },
    ]
    for (const error of shut)
      assert.containsSubset(
        refusalFrom(error),
        { status: 503, code: 'UNAVAILABLE', headers: { 'Retry-After': '5' } },
        error.code
      )
    for (const error of shut) assert.isFalse(isPassing(error), error.code)
  })

  test('a statement above the packet size is a 413, and is not retried', ({ assert }) => {
    const tooMuch = {
      errno: 1153,
      code: 'ER_NET_PACKET_TOO_LARGE',
      sqlMessage: "Got a packet bigger than 'max_allowed_packet' bytes",
    }
    assert.containsSubset(refusalFrom(tooMuch), { status: 413, code: 'PAYLOAD_TOO_LARGE' })
    assert.deepEqual(refusalFrom(tooMuch)!.headers, {}, 'no Retry-After')
    assert.isFalse(isAway(tooMuch))
    assert.isUndefined(errorsOf(1, tooMuch), 'no row is to blame')
    assert.notInstanceOf(
      presentable(tooMuch),
      UnrecoverableError,
      'a job may be done once it is set right'
    )
    assert.equal(
      presentable(tooMuch).message,
      TOO_MUCH,
      'the log of a worker and what a job notes say what to set, as the log of a server does'
    )
    assert.include(TOO_MUCH, 'max_allowed_packet to 64M')
  })

  test('a cut encrypted connection is transient, and an unanswered statement may have been executed', ({
    assert,
  }) => {
    for (const message of [
      'Client network socket disconnected before secure TLS connection was established',
      'read ECONNRESET',
    ])
      assert.isTrue(isPassing({ fatal: true, code: 'HANDSHAKE_SSL_ERROR', message }))
    for (const code of ['EPROTO', 'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC']) {
      assert.isTrue(isPassing({ fatal: true, code }))
      assert.isTrue(isLost({ fatal: true, code }))
      assert.isFalse(isPassing({ code }), 'that of a receiver of webhooks is none of the database')
    }
  })
})

function errorOf(work: () => void) {
  try {
    work()
  } catch (error) {
    return error
  }
}
