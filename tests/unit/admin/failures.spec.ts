import { test } from '@japa/runner'
import i18n from '@adonisjs/i18n/services/main'
import { failureIn, failureKeys } from '#admin/failures'
import { scannerOf, type Format } from '#integrations/imports/formats/format'

/** Why a file is not taken, as its scanner says it. */
function reasonOf(format: Format, content: string): string {
  const scanner = scannerOf(format, 44)
  const bytes = Buffer.from(content)
  try {
    scanner.scan(bytes, 0, () => {})
    scanner.finish(bytes.length, () => {})
  } catch (error: any) {
    return error.message
  }
  throw new Error(`This is taken: ${content}`)
}

test.group('Administration: why an import has failed', () => {
  const inSpanish = (sentence: string) => failureIn(i18n.locale('es'), sentence)

  test('what is wrong with a file is told in the language of the page', ({ assert }) => {
    const files: [Format, string, string][] = [
      ['CSV', 'a,b\n1,"x', 'Fila 1, columna 2: una comilla se abre y no se cierra. No se tomó ninguna fila.'],
      ['JSON', '[{"a":1},{"a":', 'El archivo termina dentro de la fila 2: no está completo. No se tomó ninguna fila.'],
      ['JSON', '[{"a":1}', 'El archivo termina después de la fila 1 sin cerrar la lista. No se tomó ninguna fila.'],
      ['JSON', '[{"a":1}]x', 'Después de la fila 1 no puede estar «x» (byte 10). No se tomó ninguna fila.'],
      ['JSON', '{"a":1}', 'Antes de la primera fila no puede estar «{» (byte 1). No se tomó ninguna fila.'],
    ]
    for (const [format, content, said] of files) assert.equal(inSpanish(reasonOf(format, content)), said)
  })

  test('so is what is no fault of the file, and what has no words stays', ({ assert }) => {
    assert.equal(inSpanish('The file is not here any more'), 'El archivo ya no está aquí.')
    assert.match(inSpanish('Something went wrong here. It has been noted; rows that were processed stay'), /las filas ya procesadas se conservan/)
    assert.match(inSpanish('Something went wrong here. It has been noted; ask for the export again'), /pida la exportación de nuevo/)
    assert.equal(inSpanish('Something else'), 'Something else')
    for (const locale of ['en', 'es']) for (const key of failureKeys()) assert.isTrue(`failures.${key}` in i18n.getTranslationsFor(locale), key)
  })
})
