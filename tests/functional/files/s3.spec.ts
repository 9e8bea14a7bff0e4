import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import env from '#start/env'
import { clock } from '#core/primitives/clock'
import { bytesOf, removeAllBytes } from '#files/drive'
import { compareBytes, removeStrayBytes } from '#files/sweep'
import { readFile } from '#files/stored_files'
import { aCompany } from '#tests/company'
import { anS3Server } from '#tests/functional/files/an_s3_server'
import { aFile, bytesOnDisk, PDF, send } from '#tests/functional/files/helpers'

const idsOf = async (publicId: string) => {
  const ids: string[] = []
  for await (const { id } of bytesOf(publicId)) ids.push(id)
  return ids
}

test.group('Files on an S3-compatible server', (group) => {
  let stop: () => Promise<void>

  group.setup(async () => {
    const server = await anS3Server()
    stop = server.stop
    const { use } = drive
    const { settings } = server
    const disk = new Disk(
      new S3Driver({
        bucket: settings.S3_BUCKET,
        region: 'us-east-1',
        endpoint: settings.S3_ENDPOINT,
        forcePathStyle: true,
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        supportsACL: false,
        visibility: 'private',
      })
    )
    drive.use = () => disk
    env.set('FILES_DRIVE', 's3')
    return async () => {
      drive.use = use
      env.set('FILES_DRIVE', 'fs')
      await stop()
    }
  })
  group.each.teardown(() => clock.travelTo(null))

  test('a file goes up, comes down and is deleted', async ({ assert }) => {
    const company = await aCompany()
    const content = Buffer.concat([PDF, Buffer.alloc(3_000_000, 0xe2)])
    const fileId = await aFile(company.api, content)

    assert.deepEqual(await bytesOnDisk(company), [], 'nothing stays on the disk')
    assert.deepEqual(await idsOf(company.tenant.publicId), [fileId])
    const { status, headers } = await company.api.get(`/files/${fileId}/content`)
    assert.deepEqual([status, headers.get('content-length')], [200, String(content.length)])
    assert.isTrue((await company.as(() => readFile({ id: fileId }))).equals(content))
    assert.equal((await company.api.delete(`/files/${fileId}`)).status, 204)
    assert.deepEqual(await idsOf(company.tenant.publicId), [])
  })

  test('a refused upload leaves nothing in the bucket', async ({ assert }) => {
    const company = await aCompany()
    assert.equal((await send(company.api, '<svg/>')).status, 422)
    assert.deepEqual(await idsOf(company.tenant.publicId), [])
  })

  test('strays and lost bytes are found, and a removed company leaves nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [kept, lost] = [await aFile(company.api), await aFile(company.api)]
    const { publicId } = company.tenant
    await drive.use().delete(`files/${publicId}/${lost}`)
    await drive.use().put(`files/${publicId}/stray`, 'x')

    assert.deepEqual((await company.as(compareBytes)).lost, [lost])
    assert.equal((await company.api.get(`/files/${lost}/content`)).status, 404)
    await company.as(() => removeStrayBytes())
    assert.sameMembers(await idsOf(publicId), [kept, 'stray'])
    clock.travelTo(new Date(Date.now() + 25 * 3_600_000))
    await company.as(() => removeStrayBytes())
    assert.deepEqual(await idsOf(publicId), [kept])
    await removeAllBytes(publicId)
    assert.deepEqual(await idsOf(publicId), [])
  })

  test('an upload is a 503 while the server is away, and leaves no row', async ({ assert }) => {
    const company = await aCompany()
    await stop()
    stop = async () => {}
    const { status, body } = await send(company.api, PDF)
    assert.deepEqual([status, body.code], [503, 'UNAVAILABLE'])
    const { default: File } = await import('#files/models/file')
    assert.lengthOf(await company.as(() => File.all()), 0)
  })
})
