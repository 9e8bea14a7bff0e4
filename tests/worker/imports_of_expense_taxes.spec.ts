import { test } from '@japa/runner'
import { aSpender } from '#tests/functional/expenses/spending'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { ok } from '#tests/functional/sales/shop'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports of expenses with taxes', (group) => {
  group.setup(anImportWorker)

  test('the amount of a row has its taxes in it', async ({ assert }) => {
    const spender = await aSpender()
    const { api } = spender
    ok(await api.post('/cost-centers', { code: 'BOG', name: 'Bogotá' }))
    const file = lines(
      'Descripción,Valor,Cuenta de pago,Fecha,IVA,Impuestos,Número,Bienes o servicios,Centro de costo',
      'Papelería,119000,110505,2026-03-02,19,,FE-1,GOODS,BOG',
      'Almuerzo,10800,110505,2026-03-02,,INC8,FE-2,,',
      'Taxi,18500,110505,2026-03-02,,,,,',
      'Nada,100,110505,2026-03-02,,NADA,,,'
    )
    const one = await ended(api, await upload(api, file, { resource: 'expenses' }))
    assert.containsSubset(one, { status: 'COMPLETED', succeeded: 3, failed: 1 })
    assert.deepEqual(await errorsOf(api, one), ['4 taxes.0.code NOT_FOUND'])
    const { data } = ok(await api.get('/expenses?sort=createdAt'))
    assert.containsSubset(data, [
      {
        number: 'FE-1',
        subtotal: 100_000,
        taxTotal: 19_000,
        amount: 119_000,
        lines: [{ nature: 'GOODS' }],
      },
      { number: 'FE-2', subtotal: 10_000, taxTotal: 800, taxes: [{ code: 'INC8' }] },
      { number: null, subtotal: 18_500, taxTotal: 0, taxes: [] },
    ])
  })
})
