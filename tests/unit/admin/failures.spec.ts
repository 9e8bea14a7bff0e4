import { test } from '@japa/runner'
import i18n from '@adonisjs/i18n/services/main'
import { failureIn, failureKeys } from '#admin/failures'
import { LOST } from '#communications/sending/outcome'
import { tooLong } from '#communications/letters/letter'
import { failureFrom } from '#core/mail/failure'
import { answered, unanswered } from '#integrations/webhooks/outcome'
import { scannerOf, type Format } from '#integrations/imports/formats/format'

/** The reason for which the scanner refuses a file. */
function reasonOf(format: Format, content: string): string {
  const scanner = scannerOf(format, ',')
  const bytes = Buffer.from(content)
  try {
    scanner.scan(bytes, 0, () => {})
    scanner.finish(bytes.length, () => {})
  } catch (error: any) {
    return error.message
  }
  throw new Error(`This is taken: ${content}`)
}

test.group('Administration: reasons of failed imports', () => {
  const inSpanish = (sentence: string) => failureIn(i18n.locale('es'), sentence)

  test('the reason why a file was not taken is in the language of the page', ({ assert }) => {
    const files: [Format, string, string][] = [
      [
        'CSV',
        'a,b\n1,"x',
        'Fila 1, columna 2: una comilla se abre y no se cierra. No se tomó ninguna fila.',
      ],
      [
        'JSON',
        '[{"a":1},{"a":',
        'El archivo termina dentro de la fila 2: no está completo. No se tomó ninguna fila.',
      ],
      [
        'JSON',
        '[{"a":1}',
        'El archivo termina después de la fila 1 sin cerrar la lista. No se tomó ninguna fila.',
      ],
      [
        'JSON',
        '[{"a":1}]x',
        'Después de la fila 1 no puede estar «x» (byte 10). No se tomó ninguna fila.',
      ],
      [
        'JSON',
        '{"a":1}',
        'Antes de la primera fila no puede estar «{» (byte 1). No se tomó ninguna fila.',
      ],
    ]
    for (const [format, content, said] of files)
      assert.equal(inSpanish(reasonOf(format, content)), said)
  })

  test('the reason why a mail or a webhook failed is translated and quotes the other server', async ({
    assert,
  }) => {
    const refused = (error: object) => failureFrom(error).message
    const silent = unanswered(new Error('No answer within 10 s'), 1).error!
    assert.equal(
      inSpanish('There is no value for {{amount}}, {{años}}'),
      'Falta el valor de {{amount}}, {{años}}.'
    )
    assert.equal(
      inSpanish(
        tooLong({ subject: '', body: 'x' }, {}) ??
          'With these values the letter would be longer than 500,000 characters'
      ),
      'Con estos valores la carta tendría más de 500,000 caracteres.'
    )
    assert.equal(
      inSpanish(refused({ responseCode: 550, response: "550 'no' <such> {user}" })),
      "El servidor de correo lo rechazó: 550 'no' <such> {user}"
    )
    assert.equal(
      inSpanish(refused({ responseCode: 451, response: '451 later' })),
      'El servidor de correo lo aplazó: 451 later'
    )
    assert.equal(
      inSpanish(refused({ command: 'MAIL FROM', responseCode: 550, response: '550 not you' })),
      'El servidor de correo rechazó al remitente: 550 not you'
    )
    assert.equal(
      inSpanish(refused({ code: 'EAUTH', message: 'who are you' })),
      'El servidor de correo no recibe correos: who are you'
    )
    assert.match(
      inSpanish(refused({ message: 'gone' })),
      /^La conexión con el servidor de correo se cortó/
    )
    assert.match(inSpanish(LOST), /^No se sabe si llegó/)
    assert.equal(
      inSpanish(answered({ status: 503, body: '', durationMs: 1 }, 1).error!),
      'El receptor respondió 503.'
    )
    assert.equal(inSpanish(silent), 'No hubo respuesta en 10 s.')
    assert.equal(
      inSpanish('intranet.example is not a public address'),
      'intranet.example no es una dirección pública.'
    )
  })

  test('reasons unrelated to the file are translated, and an unknown text stays as it is', ({
    assert,
  }) => {
    assert.equal(inSpanish('The file is not here any more'), 'El archivo ya no está aquí.')
    assert.match(
      inSpanish('Something went wrong here. It has been noted; rows that were processed stay'),
      /las filas ya procesadas se conservan/
    )
    assert.match(
      inSpanish(
        'A part of it is more than the database here takes at once: ask who runs this server; rows that were processed stay'
      ),
      /consulte a quien administra el servidor/
    )
    assert.match(
      inSpanish('Something went wrong here. It has been noted; ask for the export again'),
      /pida la exportación de nuevo/
    )
    assert.equal(inSpanish('Something else'), 'Something else')
    for (const locale of ['en', 'es'])
      for (const key of failureKeys())
        assert.isTrue(`failures.${key}` in i18n.getTranslationsFor(locale), key)
  })
})
