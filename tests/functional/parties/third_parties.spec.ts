import { test } from '@japa/runner'
import { aCompany } from '#tests/company'

const aParty = (more = {}) => ({
  documentType: '31',
  documentNumber: '901222333',
  legalName: 'El Páramo S.A.S.',
  ...more,
})
const codes = ({ body }: { body: any }) =>
  (body.errors ?? []).map(({ field, code }: any) => `${field} ${code}`)

test.group('Third parties', () => {
  test('a third party is made, found by number and names, changed and deleted', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const made = await api.post('/third-parties', {
      ...aParty({ documentNumber: '901.222.333-9', responsibilities: ['o-13'] }),
      municipality: '11001',
      vatRegime: '48',
      ciiu: '4690',
      declarant: true,
    })
    assert.equal(made.status, 201, made.text)
    assert.containsSubset(made.body, {
      documentNumber: '901222333',
      dv: '9',
      hasWrongDv: false,
      name: 'El Páramo S.A.S.',
      personKind: 'LEGAL',
      responsibilities: ['O-13'],
      country: 'CO',
      declarant: true,
    })
    assert.deepEqual((await api.get(`/third-parties/${made.body.id}`)).body, made.body)

    for (const query of [
      'search=paramo',
      'search=901.222',
      'search=901.222.333-9',
      'documentNumber=901.222.333',
      'documentType=31',
      'personKind=LEGAL',
      'hasWrongDv=false',
      'name=El Páramo S.A.S.',
    ])
      assert.equal((await api.get(encodeURI(`/third-parties?${query}`))).body.meta.total, 1, query)
    assert.equal((await api.get('/third-parties?hasWrongDv=true')).body.meta.total, 0)

    const sentBack = await api.patch(`/third-parties/${made.body.id}`, made.body)
    assert.equal(sentBack.status, 200, sentBack.text)
    assert.equal(sentBack.body.version, 1)
    const changed = await api.patch(`/third-parties/${made.body.id}`, {
      documentNumber: '890903938',
    })
    assert.containsSubset(changed.body, { documentNumber: '890903938', dv: '8', version: 2 })
    assert.equal((await api.delete(`/third-parties/${made.body.id}`)).status, 204)
    assert.equal((await api.get(`/third-parties/${made.body.id}`)).status, 404)
  })

  test('a person has a first name and a surname, or one name in one piece', async ({ assert }) => {
    const { api } = await aCompany()
    const aPerson = (more: object) =>
      api.post('/third-parties', { documentType: '13', documentNumber: '1020304050', ...more })

    assert.deepEqual(codes(await aPerson({})), ['legalName REQUIRED'])
    assert.deepEqual(codes(await aPerson({ firstName: 'Ana' })), ['surname REQUIRED'])
    const ana = await aPerson({
      firstName: 'Ana',
      secondName: 'María',
      surname: 'Gómez',
      secondSurname: 'Peña',
    })
    assert.containsSubset(ana.body, {
      personKind: 'NATURAL',
      name: 'Ana María Gómez Peña',
      legalName: null,
      dv: null,
    })
    assert.deepEqual(codes(await api.patch(`/third-parties/${ana.body.id}`, { surname: null })), [
      'surname REQUIRED',
    ])
  })

  test('wrong codes, digits and municipalities are refused with all their fields', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const wrong = await api.post('/third-parties', {
      ...aParty({ dv: '5', vatRegime: '50', responsibilities: ['O-13', 'ZZ'], taxScheme: '99' }),
      municipality: '11999',
      ciiu: '46901',
      postalZone: '1',
      country: 'ZZ',
    })
    assert.equal(wrong.status, 422)
    assert.sameMembers(codes(wrong), [
      'dv WRONG_CHECK_DIGIT',
      'vatRegime INVALID_CHOICE',
      'taxScheme INVALID_CHOICE',
      'ciiu INVALID',
      'postalZone INVALID',
      'responsibilities.1 INVALID_CHOICE',
      'country INVALID',
      'municipality INVALID_CHOICE',
    ])
    assert.deepEqual(codes(await api.post('/third-parties', aParty({ documentType: 'NIT' }))), [
      'documentType INVALID_CHOICE',
    ])
    assert.deepEqual(
      codes(await api.post('/third-parties', aParty({ country: 'MX', municipality: '11001' }))),
      ['municipality CONTRADICTION']
    )
  })

  test('a document has one third party, also when two are created in parallel', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/third-parties', aParty()))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(7).fill(409)])
    const refused = answers.find(({ status }) => status === 409)!
    assert.deepEqual(codes(refused), ['documentNumber DUPLICATE'])
    assert.equal((await api.get('/third-parties')).body.meta.total, 1)
    assert.equal((await api.post('/third-parties', aParty({ documentType: '13' }))).status, 201)
  })

  test('a company outside Colombia has general types and its own codes', async ({ assert }) => {
    const { api } = await aCompany({ countryCode: 'ES', currency: 'EUR' })
    const made = await api.post('/third-parties', {
      documentType: 'TAX_ID',
      documentNumber: 'B-12345678',
      legalName: 'Distribuciones Sierra S.L.',
      vatRegime: 'GENERAL',
      responsibilities: ['SII'],
      ciiu: '46.90',
      postalZone: '28001',
    })
    assert.equal(made.status, 201, made.text)
    assert.containsSubset(made.body, { documentNumber: 'B12345678', dv: null, country: 'ES' })
    assert.deepEqual(codes(await api.post('/third-parties', aParty())), [
      'documentType INVALID_CHOICE',
    ])
  })

  test('municipalities are found by name, code and department', async ({ assert }) => {
    const { api } = await aCompany()
    const all = await api.get('/municipalities?limit=100&page=12')
    assert.deepEqual(all.body.meta, { page: 12, limit: 100, total: 1122, totalPages: 12 })
    assert.equal(all.body.data.length, 22)
    assert.deepEqual((await api.get('/municipalities?search=medellin')).body.data, [
      {
        code: '05001',
        name: 'Medellín',
        departmentCode: '05',
        department: 'Antioquia',
        country: 'CO',
      },
    ])
    assert.equal((await api.get('/municipalities?code=11001')).body.data[0].name, 'Bogotá, D.C.')
    assert.equal((await api.get('/municipalities?departmentCode=76')).body.meta.total, 42)
    assert.equal((await api.get('/municipalities?departamento=76')).status, 422)

    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: { body: any } = await api.get(
        `/municipalities?departmentCode=76&sort=-name&limit=20&cursor=${cursor}`
      )
      seen.push(...body.data.map(({ name }: { name: string }) => name))
      cursor = body.meta.nextCursor
    }
    assert.lengthOf(new Set(seen), 42)
    assert.equal(seen[0], 'Zarzal')
    assert.equal((await api.get('/municipalities?cursor=x')).status, 422)
  })
})
