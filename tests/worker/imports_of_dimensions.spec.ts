import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { ok } from '#tests/functional/payroll/helpers'

test.group('Imports with third parties and cost centres', (group) => {
  group.setup(anImportWorker)

  test('a file of cost centres makes their tree, and a second one changes it', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const csv =
      'código,nombre,centro padre\nVENTAS,Ventas,\nVENTAS-SUR,Ventas sur,VENTAS\nX,Perdido,NADIE\n'
    const one = await ended(api, await upload(api, csv, { resource: 'cost-centers' }))
    assert.containsSubset(one, { total: 3, created: 2, failed: 1 })
    assert.deepEqual(await errorsOf(api, one), ['3 parent NOT_FOUND'])
    const tree = ok(await api.get('/cost-centers?tree=true')).data
    assert.containsSubset(tree, [{ code: 'VENTAS', children: [{ code: 'VENTAS-SUR' }] }])

    const upsert = 'code,active\nVENTAS-SUR,no\n'
    const two = await ended(
      api,
      await upload(api, upsert, { resource: 'cost-centers', mode: 'upsert' })
    )
    assert.containsSubset(two, { updated: 1, failed: 0 })
    assert.lengthOf(ok(await api.get('/cost-centers?active=false')).data, 1)
  })

  test('rows of entries name third party and cost centre, which their account may require', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const party = { documentType: '31', documentNumber: '900123456', legalName: 'El Punto S.A.S.' }
    const { id: thirdPartyId } = ok(await api.post('/third-parties', party))
    const center = ok(await api.post('/cost-centers', { code: 'SUR', name: 'Sur' }))
    const accounts =
      'code,name,nature,parent,requiresThirdParty,costCenter\n51953099,Papelería,DEBIT,,sí,REQUIRED\n'
    const made = await ended(api, await upload(api, accounts, { resource: 'accounts' }))
    assert.containsSubset(made, { created: 1, failed: 0 })

    const csv = [
      'reference,entryDate,concept,account,debit,credit,third party,cost center,tax base',
      'A,2026-01-31,Papelería,51953099,119,,900.123.456,SUR,100',
      'A,2026-01-31,Papelería,110505,,119,,,',
      'B,2026-01-31,Sin tercero,51953099,119,,,SUR,',
      'B,2026-01-31,Sin tercero,110505,,119,,,',
      'C,2026-01-31,Sin centro,51953099,119,,900123456,NORTE,',
      'C,2026-01-31,Sin centro,110505,,119,,,',
    ].join('\n')
    const one = await ended(api, await upload(api, csv, { resource: 'journal-entries' }))
    const errors = await errorsOf(api, one)
    assert.includeMembers(errors, ['3 thirdPartyId REQUIRED', '5 costCenter NOT_FOUND'])
    const { data } = ok(await api.get('/journal-entries'))
    assert.lengthOf(data, 1)
    assert.containsSubset(data[0].lines[0], { thirdPartyId, costCenterId: center.id, taxBase: 100 })
  })
})
