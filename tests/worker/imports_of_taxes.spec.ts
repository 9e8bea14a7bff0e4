import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, upload } from '#tests/functional/integrations/helpers'

const MADE = { resource: 'invoices', createMissing: 'true' }

test.group('Imports with taxes', (group) => {
  group.setup(anImportWorker)

  test('products that an import of invoices makes have the taxes of their rows', async ({
    assert,
  }) => {
    const { api } = await aCompany({ countryCode: 'CO' })
    const csv = [
      'reference,customerTaxId,customerName,sku,quantity,unitPrice,taxes,priceIncludesTax',
      'F1,900123456,Ana,MENU,1,10000,inc8; IVA19,true',
      'F1,900123456,Ana,LIBRO,1,10000,EXCLUIDO,false',
      'F2,900123456,Ana,MAL,1,10000,NADA,false',
      '',
    ].join('\n')
    const done = await ended(api, await upload(api, csv, MADE))
    assert.equal(done.created, 1, JSON.stringify(done))
    assert.equal(done.failed, 1, JSON.stringify(done))

    const { data } = (await api.get('/products?limit=10')).body
    const { data: taxes } = (await api.get('/taxes?limit=100')).body
    const idOf = (code: string) => taxes.find((tax: any) => tax.code === code).id
    assert.sameDeepMembers(
      data.map(({ sku, taxes: named, taxRate }: any) => [sku, named, taxRate]),
      [
        ['MENU', [idOf('INC8'), idOf('IVA19')], 19],
        ['LIBRO', [idOf('EXCLUIDO')], 0],
      ]
    )
  })
})
