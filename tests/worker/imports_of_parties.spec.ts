import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { NOBODYS_ID } from '#tests/functional/core/samples'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports: third parties', (group) => {
  group.setup(anImportWorker)

  test('rows with a right check digit make third parties, or find those that are there', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: bank } = await api.post('/third-parties', {
      documentType: '31',
      documentNumber: '890903938',
      legalName: 'Bancolombia S.A.',
    })
    const file = lines(
      'taxId,name',
      '890.903.938-8,Bancolombia',
      '901222333-9,El Páramo',
      '901222333,Sin dígito',
      '800197268-9,Dígito malo'
    )
    for (const resource of ['customers', 'suppliers']) {
      const done = await ended(api, await upload(api, file, { resource }))
      assert.containsSubset(done, { status: 'COMPLETED', created: 4, failed: 0 })

      const all = (await api.get(`/${resource}?sort=name`)).body.data
      assert.deepEqual(
        all.map(({ name, thirdPartyId }: any) => [name, thirdPartyId !== null]),
        [
          ['Bancolombia', true],
          ['Dígito malo', false],
          ['El Páramo', true],
          ['Sin dígito', false],
        ]
      )
      assert.equal(all[0].thirdPartyId, bank.id)
    }
    assert.equal((await api.get('/third-parties')).body.meta.total, 2)
    assert.equal(
      (await api.get('/customers?sort=name')).body.data[2].thirdPartyId,
      (await api.get('/suppliers?sort=name')).body.data[2].thirdPartyId
    )
    assert.containsSubset((await api.get('/third-parties?documentNumber=901222333')).body.data, [
      { dv: '9', legalName: 'El Páramo', country: 'CO' },
    ])
  })

  test('an upsert fills and follows the third party, and keeps what was chosen', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: chosen } = await api.post('/third-parties', {
      documentType: '13',
      documentNumber: '1020304050',
      legalName: 'Ana Gómez',
    })
    await api.post('/customers', { taxId: '9012223339', name: 'A' })
    await api.post('/customers', { taxId: '890903938-8', name: 'B', thirdPartyId: chosen.id })
    const file = lines('taxId,name', '901222333-9,A', '890903938-8,B2', '800197268-4,C')
    const done = await ended(
      api,
      await upload(api, file, { resource: 'customers', mode: 'upsert' })
    )
    assert.containsSubset(done, { created: 1, updated: 2, failed: 0 })

    const [a, b, c] = (await api.get('/customers?sort=name')).body.data
    assert.equal(b.thirdPartyId, chosen.id)
    for (const [one, number] of [
      [a, '901222333'],
      [c, '800197268'],
    ])
      assert.equal(
        (await api.get(`/third-parties/${one.thirdPartyId}`)).body.documentNumber,
        number
      )
    assert.equal((await api.get('/third-parties')).body.meta.total, 3)
  })

  test('a tax id in another form alone changes nothing, and no third party that was chosen', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: chosen } = await api.post('/third-parties', {
      documentType: '13',
      documentNumber: '1020304050',
      legalName: 'Ana Gómez',
    })
    await api.post('/customers', { taxId: '890903938-8', name: 'A', thirdPartyId: chosen.id })
    await api.post('/customers', { taxId: '800197268-4', name: 'B', thirdPartyId: chosen.id })
    const file = lines('taxId,name', '890.903.938-8,A', '800.197.268-4,B2')
    const done = await ended(
      api,
      await upload(api, file, { resource: 'customers', mode: 'upsert' })
    )
    assert.containsSubset(done, { created: 0, updated: 1, unchanged: 1, failed: 0 })

    assert.containsSubset((await api.get('/customers?sort=name')).body.data, [
      { taxId: '890903938-8', version: 1, thirdPartyId: chosen.id },
      { taxId: '800.197.268-4', name: 'B2', thirdPartyId: chosen.id },
    ])
  })

  test('employees are third parties by their document, and a wrong id is a row error', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const header = 'documentType,documentNumber,firstName,lastName,hireDate,baseSalary,thirdPartyId'
    const done = await ended(
      api,
      await upload(
        api,
        lines(
          header,
          'CC,1.020,Ana,G,2024-01-15,1,',
          `CC,1021,Luz,G,2024-01-15,1,${NOBODYS_ID}`,
          'CC,1022,Eva,G,2024-01-15,1,x'
        ),
        { resource: 'employees' }
      )
    )
    assert.deepEqual(await errorsOf(api, done), [
      '2 thirdPartyId NOT_FOUND',
      '3 thirdPartyId INVALID_UUID',
    ])
    const [ana] = (await api.get('/employees')).body.data
    assert.containsSubset((await api.get(`/third-parties/${ana.thirdPartyId}`)).body, {
      documentType: '13',
      documentNumber: '1020',
      firstName: 'Ana',
      surname: 'G',
    })
  })

  test('a refused row leaves no third party', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post('/customers', { taxId: '9012223339', name: 'A' })
    const file = lines('taxId,name', '901222333-9,A', '890903938-8,B')
    const done = await ended(api, await upload(api, file, { resource: 'customers' }))
    assert.containsSubset(done, { created: 1, failed: 1 })
    assert.deepEqual(
      (await api.get('/third-parties')).body.data.map((one: any) => one.documentNumber),
      ['890903938']
    )
    const tried = await ended(
      api,
      await upload(api, lines('taxId,name', '800197268-4,C'), {
        resource: 'customers',
        dryRun: 'true',
      })
    )
    assert.containsSubset(tried, { created: 1 })
    assert.equal((await api.get('/third-parties')).body.meta.total, 1)
  })

  test('a file of third parties makes and changes them by type and number', async ({ assert }) => {
    const { api } = await aCompany()
    const csv = lines(
      'Tipo de documento;Número de documento;DV;Razón social;Primer nombre;Primer ' +
        'apellido;Responsabilidades;Municipio;Declarante',
      'NIT;1.020.304.050;;Ana Gómez;;;o-13, O-15;11001;sí',
      'C.C.;1020304050;;;Ana;Gómez;;;',
      '31;901222333;4;El Páramo;;;;;',
      '31;890903938-8;;Bancolombia S.A.;;;;11999;',
      '31;890.903.938-8;;Bancolombia S.A.;;;R-99-PN;05001;no',
      'NIT;890903938;8;Otra vez;;;;;',
      '99;1;;X;;;;;'
    )
      .replaceAll(', ', '; ')
      .replaceAll('o-13; O-15', '"o-13; O-15"')
    const tried = await ended(
      api,
      await upload(api, csv, { resource: 'third-parties', dryRun: 'true' })
    )
    const done = await ended(api, await upload(api, csv, { resource: 'third-parties' }))
    for (const one of [tried, done]) {
      assert.containsSubset(one, { total: 7, created: 3, failed: 4 })
      assert.deepEqual(await errorsOf(api, one), [
        '3 dv WRONG_CHECK_DIGIT',
        '4 municipality INVALID_CHOICE',
        '6 documentNumber DUPLICATE',
        '7 documentType INVALID_CHOICE',
      ])
    }
    const all = (await api.get('/third-parties?sort=name')).body.data
    assert.containsSubset(all, [
      { documentType: '31', documentNumber: '1020304050', responsibilities: ['O-13', 'O-15'] },
      { documentType: '13', documentNumber: '1020304050', dv: null, name: 'Ana Gómez' },
      { documentNumber: '890903938', dv: '8', municipality: '05001', declarant: false },
    ])

    const again = lines(
      'documentType,documentNumber,tradeName',
      '31,890903938-8,Banco',
      'CC,1020304050,',
      '31,1020304050,Tienda',
      ',890903938,Banco',
      ',1020304050,Nadie'
    )
    const two = await ended(
      api,
      await upload(api, again, { resource: 'third-parties', mode: 'upsert' })
    )
    assert.containsSubset(two, { created: 0, updated: 2, unchanged: 2, failed: 1 })
    assert.deepEqual(await errorsOf(api, two), ['5 documentNumber AMBIGUOUS'])
    assert.sameMembers(
      (await api.get('/third-parties')).body.data.map((one: any) => one.tradeName),
      ['Banco', 'Tienda', null]
    )
  }).timeout(60_000)
})
