import { test } from '@japa/runner'
import { checkDigit } from '#parties/identity/check_digit'
import { packOf } from '#parties/identity/country_pack'
import { readDocument } from '#parties/identity/document'
import { personKindOf } from '#parties/identity/person_kind'

/** Public NITs, and numbers at the limits of the rule. */
const RIGHT: Record<string, string> = {
  890903938: '8',
  800197268: '4',
  899999063: '3',
  900108281: '3',
  860002964: '4',
  890900608: '9',
  899999001: '7',
  900373076: '4',
  860034313: '7',
  700085371: '1',
  900508908: '9',
  901234567: '7',
  900123456: '8',
  901222333: '9',
  222222222: '7',
  830000000: '1',
  900000000: '5',
  444444444: '3',
  123456789: '6',
  1: '8',
}

function read(said: { documentType: string; documentNumber: string; dv?: string }, country = 'CO') {
  const errors: string[] = []
  const document = readDocument(said, packOf(country), (field, code) =>
    errors.push(`${field} ${code}`)
  )
  return { ...document, errors }
}

const nit = (documentNumber: string, dv?: string) =>
  read({ documentType: '31', documentNumber, ...(dv && { dv }) })

test.group('Documents of third parties', () => {
  test('the check digit of a NIT follows from its digits', ({ assert }) => {
    assert.deepEqual(
      Object.fromEntries(Object.keys(RIGHT).map((number) => [number, checkDigit(number)])),
      RIGHT
    )
  })

  test('a NIT is read with dots, blanks and its check digit', ({ assert }) => {
    for (const written of ['901222333-9', '901.222.333-9', '901 222 333 - 9', '901222333–9'])
      assert.containsSubset(nit(written), { documentNumber: '901222333', dv: '9', errors: [] })
    assert.containsSubset(nit('901.222.333'), { documentNumber: '901222333', dv: '9', errors: [] })
  })

  test('a wrong check digit is refused where it is written', ({ assert }) => {
    assert.deepEqual(nit('901222333-5').errors, ['documentNumber WRONG_CHECK_DIGIT'])
    assert.deepEqual(nit('901222333', '5').errors, ['dv WRONG_CHECK_DIGIT'])
    assert.deepEqual(nit('901222333-9', '5').errors, ['dv WRONG_CHECK_DIGIT'])
    assert.deepEqual(nit('901222333-9', '9').errors, [])
  })

  test('other documents have no check digit, and letters count in upper case', ({ assert }) => {
    assert.deepEqual(read({ documentType: '13', documentNumber: '1.020.304', dv: '4' }).errors, [
      'dv CONTRADICTION',
    ])
    assert.containsSubset(read({ documentType: '41', documentNumber: 'ab-123 456' }), {
      documentNumber: 'AB123456',
      dv: null,
      errors: [],
    })
    assert.deepEqual(read({ documentType: '13', documentNumber: 'ABC' }).errors, [
      'documentNumber INVALID',
    ])
    assert.deepEqual(nit('ABC').errors, ['documentNumber INVALID'])
  })

  test('a country without a pack has general types in place of the codes of DIAN', ({ assert }) => {
    assert.containsSubset(read({ documentType: 'TAX_ID', documentNumber: 'b-1234' }, 'ES'), {
      documentNumber: 'B1234',
      dv: null,
      errors: [],
    })
    assert.deepEqual(read({ documentType: '31', documentNumber: '901222333' }, 'ES').errors, [
      'documentType INVALID_CHOICE',
    ])
    assert.deepEqual(read({ documentType: 'TAX_ID', documentNumber: '1' }).errors, [
      'documentType INVALID_CHOICE',
    ])
  })

  test('a NIT of nine digits from 8 or 9 is of a company, another of a person', ({ assert }) => {
    const kind = (documentNumber: string) =>
      personKindOf({ documentType: '31', documentNumber }, packOf('CO'))

    assert.deepEqual(['901222333', '860002964', '700085371', '79123456', '1020304050'].map(kind), [
      'LEGAL',
      'LEGAL',
      'NATURAL',
      'NATURAL',
      'NATURAL',
    ])
  })
})
