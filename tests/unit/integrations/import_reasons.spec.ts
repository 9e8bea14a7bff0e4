import { test } from '@japa/runner'
import i18n from '@adonisjs/i18n/services/main'
import { booleanFrom } from '#core/input/cells/booleans'
import { dayFrom } from '#core/input/cells/days'
import { numberIn } from '#core/input/cells/numbers'
import type { Unreadable } from '#core/input/unreadable_value'
import { reasonIn, reasonKeys } from '#integrations/imports/reasons'

test.group('Reasons of refused rows', () => {
  const said = (read: unknown, field = 'costPrice') => ({
    code: (read as Unreadable).code,
    message: `${field} ${(read as Unreadable).says}.`,
  })
  const spanish = (error: { code: string; message: string }) => reasonIn(i18n.locale('es'), error)
  const currencies = new Set(['$'])

  test('each sentence about a cell is recognised by its form and translated', ({ assert }) => {
    const told = {
      '"doce" no es un número.': said(numberIn('doce', '.')),
      '"1.50.000" no es un número: los miles van en grupos de tres cifras.': said(
        numberIn('1.50.000', ',')
      ),
      '"12.5" no es un número: en este archivo el separador de decimales es «,».': said(
        numberIn('12.5', ',')
      ),
      '"5 %" lleva % y este dato no es un porcentaje.': said(numberIn('5 %', ',')),
      '"5 €" está en otra moneda que la de la empresa.': said(numberIn('5 €', ',', { currencies })),
      '"quizá" no es sí ni no (también 1/0, verdadero/falso, x).': said(booleanFrom('quizá')),
      'El año de "1/2/26" debe tener cuatro cifras, como 2026-11-20.': said(
        dayFrom('1/2/26', 'DMY')
      ),
      '"1/2/2026 8:00" lleva una hora; aquí va solo el día.': said(dayFrom('1/2/2026 8:00', 'DMY')),
      'Es un número y no un día: en la hoja de cálculo dé a la celda formato de fecha.': said(
        dayFrom('45678', 'DMY')
      ),
      '"31/4/2026" no es un día que exista, como 2026-11-20.': said(dayFrom('31/4/2026', 'DMY')),
      'La celda tiene el error #N/A en la hoja.': {
        code: 'TYPE',
        message: 'costPrice has the error #N/A in the sheet.',
      },
      'La fila tiene 2 celdas y el encabezado 4.': {
        code: 'WRONG_COLUMN_COUNT',
        message: 'The row has 2 cells, the header 4',
      },
    }
    for (const [text, error] of Object.entries(told)) assert.equal(spanish(error), text)
    assert.lengthOf(Object.keys(told), reasonKeys().length)
  })

  test("other reasons are translated by their code, and unknown codes keep the API's sentence", ({
    assert,
  }) => {
    assert.equal(
      spanish({ code: 'INVALID_EMAIL', message: 'email must be an e-mail address.' }),
      'No es un correo electrónico, como ana@example.com.'
    )
    assert.equal(spanish({ code: 'SOMETHING_NEW', message: 'New.' }), 'New.')
    for (const locale of ['es', 'en'])
      for (const key of reasonKeys())
        assert.notInclude(
          i18n
            .locale(locale)
            .t(`imports.reasons.${key}`, { text: 'x', mark: ',', cells: 1, columns: 2 }),
          'translation missing'
        )
  })
})
