import { test } from '@japa/runner'
import { ATTACHABLES } from '#files/attachables'
import { call, clientOf } from '#tests/api'
import { aCompany, tokenOf, unique, type Company } from '#tests/company'
import { one } from '#tests/conformance/resources'
import { aFile, bytesOnDisk, PDF, PNG, send } from '#tests/functional/files/helpers'

const customer = async ({ api }: Company) =>
  (await api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' })).body.id

test.group('Files of records', () => {
  test('a file is read by its uploader while it is unattached, then by readers of the record', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [sales, viewer, hr] = [
      await company.aUser('SALES'),
      await company.aUser('VIEWER'),
      await company.aUser('HR'),
    ]
    const fileId = await aFile(sales.api)
    const statuses = async (path: string) =>
      (await Promise.all([sales, viewer, hr].map(({ api }) => api.get(path)))).map(
        ({ status }) => status
      )
    assert.deepEqual(await statuses(`/files/${fileId}`), [200, 404, 404])
    assert.deepEqual(await statuses(`/files/${fileId}/content`), [200, 404, 404])

    const id = await customer(company)
    const attached = await sales.api.post(`/customers/${id}/files`, { fileId })
    assert.equal(attached.status, 201, attached.text)
    assert.equal(attached.body.id, fileId)
    assert.deepEqual(await statuses(`/files/${fileId}`), [200, 200, 404])
    assert.deepEqual(await statuses(`/files/${fileId}/content`), [200, 200, 404])
    assert.deepEqual(await statuses(`/customers/${id}/files`), [200, 200, 403])
    assert.deepEqual(
      (await viewer.api.get(`/customers/${id}/files`)).body.data.map((file: any) => file.id),
      [fileId]
    )
    assert.equal((await viewer.api.post(`/customers/${id}/files`, { fileId })).status, 403)
  })

  test('a file that the caller may not see is attached to nothing', async ({ assert }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    const { api } = await company.aUser('SALES')
    const id = await customer(company)
    const employee = (await one(company, '/employees')).id
    const ofEmployee = await aFile(company.api)
    await company.api.post(`/employees/${employee}/files`, { fileId: ofEmployee })

    for (const fileId of [
      await aFile(other.api),
      await aFile(company.api),
      ofEmployee,
      '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
    ]) {
      const { status, body } = await api.post(`/customers/${id}/files`, { fileId })
      assert.deepEqual(
        [status, body.errors[0].field, body.errors[0].code],
        [422, 'fileId', 'NOT_FOUND']
      )
    }
    assert.deepEqual((await api.get(`/customers/${id}/files`)).body.data, [])
  })

  test('a file of another company is not found', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const fileId = await aFile(theirs.api)
    assert.equal((await ours.api.get(`/files/${fileId}`)).status, 404)
    assert.equal((await ours.api.get(`/files/${fileId}/content`)).status, 404)
    assert.equal((await ours.api.delete(`/files/${fileId}`)).status, 404)
    assert.equal((await theirs.api.get(`/files/${fileId}`)).status, 200)
  })

  test('a file may be on several records, and goes from each by itself', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [first, second, fileId] = [
      await customer(company),
      await customer(company),
      await aFile(api),
    ]
    for (const id of [first, second])
      assert.equal((await api.post(`/customers/${id}/files`, { fileId })).status, 201)
    const again = await api.post(`/customers/${first}/files`, { fileId })
    assert.deepEqual([again.status, again.body.code], [409, 'DUPLICATE'])
    assert.equal((await api.delete(`/files/${fileId}`)).body.code, 'IN_USE')

    assert.equal((await api.delete(`/customers/${first}/files/${fileId}`)).status, 204)
    assert.equal((await api.delete(`/customers/${first}/files/${fileId}`)).status, 404)
    assert.deepEqual((await api.get(`/customers/${first}/files`)).body.meta.total, 0)
    assert.equal((await api.get(`/files/${fileId}`)).status, 200)

    assert.equal((await api.delete(`/customers/${second}`)).status, 204)
    assert.equal((await api.get(`/files/${fileId}`)).status, 200, 'unattached: its uploader')
    assert.equal((await api.delete(`/files/${fileId}`)).status, 204)
    assert.equal((await api.get(`/files/${fileId}`)).status, 404)
    assert.deepEqual(await bytesOnDisk(company), [])
  })

  test('two that attach one file at once attach it once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [id, fileId] = [await customer(company), await aFile(api)]
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.post(`/customers/${id}/files`, { fileId }))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409, 409, 409, 409, 409]
    )
  })

  test('every resource that has files takes, lists and lets go of one', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    for (const path of Object.keys(ATTACHABLES)) {
      const { id } = await one(company, `/${path}`)
      const fileId = await aFile(api, PNG, `${path}.png`)
      const at = `/${path}/${id}/files`
      const attached = await api.post(at, { fileId })
      assert.equal(attached.status, 201, `${path}: ${attached.text}`)
      assert.equal((await api.get(at)).body.data[0].name, `${path}.png`, path)
      assert.equal((await api.get(`/files/${fileId}/content`)).status, 200, path)
      assert.equal((await api.delete(`${at}/${fileId}`)).status, 204, path)
    }
  })

  test('files of a contract say the pay, so that they need payroll:read', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await one(company, '/contracts')
    const fileId = await aFile(company.api)
    await company.api.post(`/contracts/${id}/files`, { fileId })
    const { body: role } = await company.api.post('/roles', {
      name: unique('People'),
      permissions: ['hr:read', 'hr:write'],
    })
    const { user } = await company.aUser('VIEWER')
    await company.as(async () => user.merge({ role: null, roleId: role.id }).save())
    const api = clientOf(await tokenOf(user, company.tenant.publicId))

    assert.equal((await api.get(`/contracts/${id}`)).status, 200)
    assert.equal((await api.get(`/contracts/${id}/files`)).status, 403)
    assert.equal((await api.get(`/files/${fileId}`)).status, 404)
    const hr = await company.aUser('HR')
    assert.equal((await hr.api.get(`/contracts/${id}/files`)).body.data.length, 1)
    assert.equal((await hr.api.get(`/files/${fileId}/content`)).status, 200)
  })

  test('users see the files of their own tickets alone', async ({ assert }) => {
    const company = await aCompany()
    const { body: role } = await company.api.post('/roles', {
      name: unique('Shop'),
      permissions: ['tickets:read', 'tickets:write'],
    })
    const shop = async () => {
      const { user } = await company.aUser('VIEWER')
      await company.as(async () => user.merge({ role: null, roleId: role.id }).save())
      return clientOf(await tokenOf(user, company.tenant.publicId))
    }
    const [mine, others] = [await shop(), await shop()]
    const ticket = await mine.post('/tickets', { subject: 'Impresora', description: 'No imprime' })
    assert.equal(ticket.status, 201, ticket.text)
    const fileId = await aFile(mine)
    const at = `/tickets/${ticket.body.id}/files`
    assert.equal((await mine.post(at, { fileId })).status, 201)
    assert.equal((await mine.get(`/files/${fileId}`)).status, 200)
    assert.equal((await others.get(at)).status, 404)
    assert.equal((await others.get(`/files/${fileId}`)).status, 404)
    assert.equal((await others.post(at, { fileId: await aFile(others) })).status, 404)
  })

  test('the history of the record says which files came and went', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [id, fileId] = [await customer(company), await aFile(api)]
    await api.post(`/customers/${id}/files`, { fileId })
    await api.delete(`/customers/${id}/files/${fileId}`)
    const { body } = await api.get(`/audit-logs?entity=customer&entityId=${id}`)
    assert.includeMembers(
      body.data.map(({ action }: any) => action),
      ['customer.file_attached', 'customer.file_removed']
    )
  })

  test('the audit log tells names of files to none but those who may see them', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { body: role } = await company.api.post('/roles', {
      name: unique('Auditor'),
      permissions: ['audit:read', 'tickets:read', 'tickets:write', 'hr:read'],
    })
    const { user } = await company.aUser('VIEWER')
    await company.as(async () => user.merge({ role: null, roleId: role.id }).save())
    const api = clientOf(await tokenOf(user, company.tenant.publicId))
    const { id } = await one(company, '/contracts')
    const fileId = await aFile(company.api, PDF, 'salario.pdf')
    await company.api.post(`/contracts/${id}/files`, { fileId })

    const read = async (entity: string, entityId: string) => {
      const { body } = await api.get(`/audit-logs?entity=${entity}&entityId=${entityId}`)
      return body.data as any[]
    }
    const ofFile = await read('file', fileId)
    assert.isNotEmpty(ofFile)
    assert.isEmpty(ofFile.filter(({ before, after }) => before || after))
    const attached = (await read('contract', id)).find(
      ({ action }) => action === 'contract.file_attached'
    )
    assert.deepEqual(attached.after, { fileId })
    assert.notInclude(JSON.stringify([ofFile, attached]), 'salario')
  })
})

test.group('Downloads of files', () => {
  test('the bytes come back as an attachment that browsers neither show nor guess', async ({
    assert,
  }) => {
    const { api, admin, tenant } = await aCompany()
    const { body } = await send(api, PNG, { name: 'Año 1; x.png' })
    const { status, headers } = await api.get(`/files/${body.id}/content`)

    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'image/png')
    assert.equal(headers.get('content-length'), String(PNG.length))
    assert.equal(
      headers.get('content-disposition'),
      `attachment; filename="Ano 1; x.png"; filename*=UTF-8''A%C3%B1o%201%3B%20x.png`
    )
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('cache-control')!, /\bprivate\b/)
    const token = await tokenOf(admin, tenant.publicId)
    const raw = await fetch(
      `${(await import('#tests/api')).ORIGIN}/api/v1/files/${body.id}/content`,
      {
        headers: { authorization: `Bearer ${token}` },
      }
    )
    assert.deepEqual(Buffer.from(await raw.arrayBuffer()), PNG)

    const tag = headers.get('etag')!
    assert.equal((await api.get(`/files/${body.id}/content`, { 'if-none-match': tag })).status, 304)
    assert.equal((await api.get(`/files/${body.id}/content`, { 'if-none-match': '*' })).status, 304)
    assert.equal((await call(token, 'HEAD', `/files/${body.id}/content`)).status, 200)
  })

  test('a name that suits another type gets the right ending', async ({ assert }) => {
    const { api } = await aCompany()
    const named = async (name: string, content: Uint8Array | string) => {
      const { body } = await send(api, content, { name })
      assert.equal(body.name, name)
      const { headers } = await api.get(`/files/${body.id}/content`)
      return [headers.get('content-type'), headers.get('content-disposition')]
    }
    assert.deepEqual(await named('photo.png', PDF), [
      'application/pdf',
      'attachment; filename="photo.png.pdf"',
    ])
    assert.deepEqual(await named('a.html', 'Hola <script>'), [
      'text/plain',
      'attachment; filename="a.html.txt"',
    ])
    assert.deepEqual(await named('a.JPEG', Buffer.from('ffd8ffe000104a46494600010100', 'hex')), [
      'image/jpeg',
      'attachment; filename="a.JPEG"',
    ])
  })
})
