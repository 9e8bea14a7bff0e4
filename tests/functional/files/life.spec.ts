import { randomBytes } from 'node:crypto'
import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'
import { bytesOf, removeAllBytes } from '#files/drive'
import File from '#files/models/file'
import { readFile } from '#files/stored_files'
import { compareBytes, removeStrayBytes, removeUnattached } from '#files/sweep'
import { exportTenant } from '#tenants/actions/export_tenant'
import { importTenant } from '#tenants/actions/import_tenant'
import { removeTenant } from '#tenants/actions/remove_tenant'
import Tenant from '#tenants/models/tenant'
import { aCompany, unique, type Company } from '#tests/company'
import { one } from '#tests/conformance/resources'
import { platform } from '#tests/conformance/ready'
import { aFile, bytesOnDisk, send } from '#tests/functional/files/helpers'

const PASSPHRASE = 'a passphrase of some length'
const tenantOf = (company: Company) =>
  Current.run({ tenant: null }, () => Tenant.findOrFail(company.tenant.id))

test.group('Life of files', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a file that no record has is removed after a day, one that a record has stays', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id } = await one(company, '/customers')
    const [kept, left, gone] = [await aFile(api), await aFile(api), await aFile(api)]
    for (const fileId of [kept, left]) await api.post(`/customers/${id}/files`, { fileId })

    await company.as(() => removeUnattached())
    assert.lengthOf(await bytesOnDisk(company), 3)
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await company.as(async () => {
      for (const file of await File.all()) await file.merge({ unattachedAt: yesterday }).save()
    })
    await api.delete(`/customers/${id}/files/${left}`)
    await company.as(() => removeUnattached())
    assert.sameMembers(await bytesOnDisk(company), [kept, left])
    clock.travelTo(new Date(Date.now() + 25 * 3_600_000))
    await company.as(() => removeUnattached())
    assert.deepEqual(await bytesOnDisk(company), [kept])
    assert.isNull(await company.as(() => File.find(gone)))
  })

  test('bytes without a row go after a day, and rows without bytes are found', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [kept, lost] = [await aFile(company.api), await aFile(company.api)]
    const folder = storagePath('files', company.tenant.publicId)
    const staged = storagePath('uploads', company.tenant.publicId)
    await rm(join(folder, lost))
    const [old, young] = [unique('old'), unique('young')]
    await mkdir(staged, { recursive: true })
    for (const path of [join(folder, old), join(staged, old), join(folder, young)])
      await writeFile(path, 'x')
    const before = new Date(Date.now() - 25 * 3_600_000)
    for (const path of [join(folder, old), join(staged, old)]) await utimes(path, before, before)

    assert.deepEqual((await company.as(compareBytes)).lost, [lost])
    await company.as(() => removeStrayBytes())
    assert.sameMembers(await bytesOnDisk(company), [kept, young])
    assert.equal((await company.api.get(`/files/${lost}/content`)).status, 404)
  })

  test('files that come and go while the bytes are listed are not lost', async ({ assert }) => {
    const company = await aCompany()
    const [first, second] = [await aFile(company.api), await aFile(company.api)]
    const { publicId } = company.tenant
    const seen: string[] = []
    for await (const { id } of bytesOf(publicId)) {
      seen.push(id)
      for (const other of [first, second].filter((one) => one !== id))
        await rm(storagePath('files', publicId, other), { force: true })
    }
    assert.lengthOf(seen, 1)
    await company.as(async () => {
      const file = await File.findOrFail(second)
      await file.merge({ createdAt: new Date(Date.now() + 60_000).toISOString() as any }).save()
    })
    assert.notInclude((await company.as(compareBytes)).lost, second)
  })

  test('a file named by a field of a record counts as attached to it', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const expense = await one(company, '/expenses')
    const [first, second] = [await aFile(api), await aFile(api)]
    const url = (id: string) => `/api/v1/files/${id}`

    const missing = await api.patch(`/expenses/${expense.id}`, {
      attachmentUrl: url('019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'),
    })
    assert.deepEqual(
      [missing.status, missing.body.errors[0].field, missing.body.errors[0].code],
      [422, 'attachmentUrl', 'NOT_FOUND']
    )
    const wrong = await api.patch(`/expenses/${expense.id}`, { attachmentUrl: '/api/v1/files/x' })
    assert.equal(wrong.body.errors[0].code, 'INVALID_URL')

    const named = await api.patch(`/expenses/${expense.id}`, { attachmentUrl: url(first) })
    assert.equal(named.body.attachmentUrl, url(first), named.text)
    const at = `/expenses/${expense.id}/files`
    const ids = async () => (await api.get(at)).body.data.map(({ id }: any) => id)
    assert.deepEqual(await ids(), [first])
    assert.equal((await api.delete(`${at}/${first}`)).body.code, 'IN_USE')
    const accountant = await company.aUser('ACCOUNTANT')
    const sales = await company.aUser('SALES')
    assert.equal((await accountant.api.get(`/files/${first}/content`)).status, 200)
    assert.equal((await sales.api.get(`/files/${first}/content`)).status, 404)

    await api.patch(`/expenses/${expense.id}`, { attachmentUrl: url(second) })
    assert.deepEqual(await ids(), [second])
    for (const written of [url(first), `${url(first)}/content`]) {
      const absolute = await api.patch(`/expenses/${expense.id}`, {
        attachmentUrl: `${env.get('APP_URL')}${written}`,
      })
      assert.equal(absolute.body.attachmentUrl, url(first), absolute.text)
      assert.deepEqual(await ids(), [first])
    }
    await api.patch(`/expenses/${expense.id}`, { attachmentUrl: 'https://example.com/a.pdf' })
    assert.deepEqual(await ids(), [])
  })

  test('a medical certificate is read by those who read the leave', async ({ assert }) => {
    const company = await aCompany()
    const { api } = await company.aUser('HR')
    const employee = await one(company, '/employees')
    const fileId = await aFile(api)
    const leave = await api.post('/time-off-requests', {
      employeeId: employee.id,
      type: 'SICK_LEAVE',
      startDate: '2025-03-03',
      endDate: '2025-03-04',
      medicalCertificateUrl: `/api/v1/files/${fileId}`,
    })
    assert.equal(leave.status, 201, leave.text)
    const process = await api.post('/disciplinary-processes', {
      employeeId: employee.id,
      type: 'VERBAL_WARNING',
      subject: 'Retardos',
      description: 'Tres',
      date: '2025-03-03',
      documentUrl: `/api/v1/files/${fileId}`,
    })
    assert.equal(process.status, 201, process.text)
    assert.equal((await api.get(`/files/${fileId}/content`)).status, 200)
    for (const role of ['SALES', 'VIEWER', 'ASSETS'])
      assert.equal((await (await company.aUser(role)).api.get(`/files/${fileId}`)).status, 404)

    for (const path of [
      `/time-off-requests/${leave.body.id}`,
      `/disciplinary-processes/${process.body.id}`,
    ])
      assert.equal((await api.delete(path)).status, 204)
    const admin = await company.api.get(`/files/${fileId}`)
    assert.equal(admin.status, 404, 'unattached again: its uploader alone')
    assert.equal((await api.get(`/files/${fileId}`)).status, 200)
  })

  test('the operator sets the quota of a company', async ({ assert }) => {
    const company = await aCompany()
    const { api: root } = await platform()
    const path = `/tenants/${company.tenant.publicId}`
    assert.equal((await root.get(path)).body.filesQuotaMiB, 5_120)
    assert.equal((await root.patch(path, { filesQuotaMiB: 0 })).body.filesQuotaMiB, 0)
    assert.equal((await send(company.api, 'x')).body.code, 'QUOTA_EXCEEDED')
    assert.equal((await root.patch(path, { filesQuotaMiB: null })).body.filesQuotaMiB, 5_120)
    assert.equal((await send(company.api, 'x')).status, 201)
    assert.equal((await company.api.patch(path, { filesQuotaMiB: 9 })).status, 403)
    assert.equal((await root.patch(path, { filesQuotaMiB: -1 })).status, 422)
  })

  test('an archive of a company has the bytes of its files', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'oficio-archives-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const company = await aCompany()
    const { id } = await one(company, '/customers')
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(3_000_000)])
    const sent = [zip, Buffer.from('Una nota')]
    const ids: string[] = []
    for (const content of sent) {
      const fileId = await aFile(company.api, content, 'a.zip')
      await company.api.post(`/customers/${id}/files`, { fileId })
      ids.push(fileId)
    }

    const archive = join(folder, 'company')
    await Current.run({ tenant: null }, async () => {
      await exportTenant(await tenantOf(company), archive, PASSPHRASE)
      await removeTenant(await tenantOf(company))
    })
    await removeAllBytes(company.tenant.publicId)
    assert.deepEqual(await bytesOnDisk(company), [])

    const tenant = await Current.run({ tenant: null }, () => importTenant(archive, PASSPHRASE))
    assert.sameMembers(await bytesOnDisk(company), ids)
    await Current.run({ tenant: tenant.toCurrent() }, async () => {
      for (const [index, fileId] of ids.entries())
        assert.isTrue((await readFile({ id: fileId })).equals(sent[index]))
      assert.deepEqual((await compareBytes()).lost, [])
    })
  })
})
