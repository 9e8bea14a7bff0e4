import { test } from '@japa/runner'
import type { Refusal } from '#core/errors/refusal'
import { mustBeStrong } from '#identity/passwords'

const OWNER = { email: 'Ana.Ruiz@andina.test', name: 'Ana María Ruiz', company: 'Andina Café SAS' }

function refusalOf(password: string) {
  try {
    mustBeStrong(password, OWNER, 'newPassword')
    return undefined
  } catch (error) {
    const [{ field, code }] = (error as Refusal).errors!
    return [field, code]
  }
}

test.group('Passwords of people', () => {
  test('they have 10 to 256 characters, however those are stored', ({ assert }) => {
    assert.deepEqual(refusalOf('nueve-999'), ['newPassword', 'TOO_SHORT'])
    assert.isUndefined(refusalOf('diez-10-10'))
    assert.isUndefined(refusalOf('ñ'.repeat(9) + '😀'))
    assert.deepEqual(refusalOf('😀'.repeat(9)), ['newPassword', 'TOO_SHORT'])
    assert.isUndefined(refusalOf('Áé'.repeat(128)))
    assert.deepEqual(refusalOf('x'.repeat(257)), ['newPassword', 'TOO_LONG'])
  })

  test('the commonest ones are refused in any case', ({ assert }) => {
    for (const password of [
      '1234567890',
      'qwertyuiop',
      'password123',
      'Password123',
      'PASSWORD123',
      '1q2w3e4r5t',
      'q1w2e3r4t5',
      '1111111111',
      'basketball',
    ])
      assert.deepEqual(refusalOf(password), ['newPassword', 'TOO_COMMON'], password)
  })

  test('e-mail, name and company are refused in any case', ({ assert }) => {
    for (const password of [
      'ana.ruiz@andina.test',
      'ANA MARÍA RUIZ',
      'andina café sas',
      ' Andina Café SAS ',
    ])
      assert.deepEqual(refusalOf(password), ['newPassword', 'INVALID'], password)
    assert.isUndefined(refusalOf('Ana María Ruiz 1'))
  })
})
