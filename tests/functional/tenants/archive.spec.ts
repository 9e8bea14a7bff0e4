import { test } from '@japa/runner'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Archive } from '#tenants/archive/archive'
import { ArchiveKey } from '#tenants/archive/archive_key'
import { writeArchive } from '#tenants/archive/write_archive'
import { aCompany } from '#tests/company'

test.group('Archives', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oficio-archives-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('an archive whose connection was cut is written again from the first line', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const file = join(folder, 'company')
    const key = await ArchiveKey.of('a passphrase of some length')
    const cuts = [Object.assign(new Error('The connection was cut'), { code: 'ECONNRESET' })]
    const { now } = Date
    cleanup(() => void (Date.now = now))
    const told: string[] = []
    const written = await company.as(() =>
      writeArchive(file, key, (table) => {
        told.push(table)
        if (told.length !== 3 || !cuts.length) return
        // However long it has taken so far.
        Date.now = () => now() + 60_000
        throw cuts.pop()
      })
    )

    assert.deepEqual(told.slice(3, 6), told.slice(0, 3))
    const archive = await Archive.open(file, 'a passphrase of some length')
    const counts: Record<string, number> = {}
    for await (const { table, rows } of archive.batches())
      counts[table] = (counts[table] ?? 0) + rows.length
    assert.deepEqual(
      counts,
      Object.fromEntries(Object.entries(written.rows).filter(([, rows]) => rows))
    )
    assert.isAbove(counts.accounts, 0)
    assert.deepEqual(await readdir(folder), ['company'])
  })
})
