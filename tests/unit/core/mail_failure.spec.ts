import { test } from '@japa/runner'
import { failureFrom } from '#core/mail/failure'

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.group('Answers of a mail server', () => {
  test('refused, deferred, unreachable and interrupted mails are different failures', ({
    assert,
  }) => {
    const cases: [kind: string, error: Error][] = [
      [
        'refused',
        error('Message failed: 550 no', { code: 'EMESSAGE', responseCode: 550, command: 'DATA' }),
      ],
      [
        'refused',
        error("Can't send mail - all recipients were rejected: 553 no", {
          code: 'EENVELOPE',
          responseCode: 553,
        }),
      ],
      ['refused', error('No recipients defined', { code: 'EENVELOPE', command: 'API' })],
      [
        'refused',
        error('Mail command failed: 553 not your address', {
          code: 'EENVELOPE',
          responseCode: 553,
          command: 'MAIL FROM',
        }),
      ],
      [
        'refused',
        error('Mail command failed: 552 too large', {
          code: 'EENVELOPE',
          responseCode: 552,
          command: 'MAIL FROM',
        }),
      ],
      [
        'away',
        error('Mail command failed: 530 log in first', {
          code: 'EENVELOPE',
          responseCode: 530,
          command: 'MAIL FROM',
        }),
      ],
      ['deferred', error('Message failed: 451 later', { code: 'EMESSAGE', responseCode: 451 })],
      ['away', error('Data command failed: 421 closing', { code: 'EENVELOPE', responseCode: 421 })],
      ['away', error('Invalid login: 535 no', { code: 'EAUTH', responseCode: 535 })],
      [
        'away',
        error('Invalid greeting. response=554 no', {
          code: 'EPROTOCOL',
          responseCode: 554,
          command: 'CONN',
        }),
      ],
      ['away', error('connect ECONNREFUSED', { code: 'ESOCKET', syscall: 'connect' })],
      [
        'away',
        error('', {
          code: 'ESOCKET',
          errors: [error('connect ECONNREFUSED ::1', { syscall: 'connect' })],
        }),
      ],
      ['away', error('getaddrinfo ENOTFOUND x', { code: 'ESOCKET', syscall: 'getaddrinfo' })],
      ['away', error('Greeting never received', { code: 'ETIMEDOUT', command: 'CONN' })],
      ['away', error('Reached maximum number of retries after connection was closed')],
      ['lost', error('Connection closed unexpectedly', { code: 'ECONNECTION', command: 'CONN' })],
      ['lost', error('read ECONNRESET', { code: 'ESOCKET', syscall: 'read' })],
      ['lost', error('Timeout', { code: 'ETIMEDOUT', command: 'CONN' })],
    ]
    for (const [kind, one] of cases) assert.equal(failureFrom(one).kind, kind, one.message)
  })

  test('a refused sender is a failure of the server, and a refused mail is not', ({ assert }) => {
    const at = (command: string, responseCode: number) =>
      failureFrom(error('no', { code: 'EENVELOPE', responseCode, command })).isOfServer

    for (const code of [501, 550, 553, 554]) assert.isTrue(at('MAIL FROM', code), String(code))
    assert.isFalse(at('MAIL FROM', 552), 'it is too large')
    assert.isFalse(at('MAIL FROM', 451))
    assert.isFalse(at('RCPT TO', 553))
    assert.isFalse(at('DATA', 554))
  })
})
