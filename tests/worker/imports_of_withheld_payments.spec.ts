import { test } from '@japa/runner'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aBilledBuyer } from '#tests/functional/purchasing/billing'
import { ok } from '#tests/functional/sales/shop'
import { brokenChecks } from '#tests/functional/tax/withholding'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports of payments that withhold', (group) => {
  group.setup(anImportWorker)

  test('a bill takes the money and what is withheld of it', async ({ assert }) => {
    const buyer = await aBilledBuyer({ responsibilities: ['O-23'] })
    const { api, ids, service, today } = buyer
    ok(await api.patch(`/products/${service.id}`, { withholdingConceptId: ids.HONORARIOS }))
    const billed = () =>
      buyer.posted({
        ...{ autoWithholdings: false },
        items: [{ productId: service.id, unitCost: 1_000_000, taxes: ['IVA19'] }],
      })
    const [one, two, three] = [await billed(), await billed(), await billed()]
    const csv = lines(
      'NIT del proveedor,Factura,Valor,Fecha,Medio de pago,Retenciones automáticas,Excedente',
      `901234567-7,${one.number},1041840,${today},CASH,si,`,
      `901234567-7,${two.number},1041841,${today},CASH,si,`,
      `901234567-7,${two.number},1041850,${today},CASH,si,ADVANCE`,
      `901234567-7,${three.number},520920,${today},CASH,si,`,
      `901234567-7,${two.number},1,${today},CASH,,ADVANCE`,
      `901234567-7,---,1,${today},CASH,,`
    )
    const run = await ended(api, await upload(api, csv, { resource: 'supplier-payments' }))
    assert.deepEqual(await errorsOf(api, run), [
      '2 amount OVERPAYMENT',
      '5 amount OVERPAYMENT',
      '6 bill INVALID',
    ])
    const { data } = ok(await api.get('/supplier-payments?sort=number'))
    assert.deepEqual(
      data.map((paid: any) => [paid.withheldTotal, paid.allocatedAmount, paid.unallocatedAmount]),
      [
        [148_160, 1_190_000, 0],
        [148_160, 1_190_000, 10],
        [74_080, 595_000, 0],
      ]
    )
    const balances = []
    for (const { id } of [one, two, three]) balances.push(ok(await api.get(`/bills/${id}`)).balance)
    assert.deepEqual(balances, [0, 0, 595_000])
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
