import { test } from '@japa/runner'
import { sealAudit, tenantsToSeal, verifyChain } from '#core/audit/hash_chain'
import { recordAll } from '#core/audit/audit'
import { execute, rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { aCompany, unique, type Company } from '#tests/company'
import { sealAuditLogs } from '#worker/seal_audit'

/** A company with `count` more rows in its log, not sealed yet. */
async function aLog(count: number) {
  const company = await aCompany()
  await note(company, count)
  return company
}

function note({ as }: Company, count: number) {
  return as(() =>
    transaction(async () =>
      recordAll(
        Array.from({ length: count }, (_, n) => ({
          action: 'note.taken',
          entity: 'note',
          entityId: null,
          after: { n, text: unique('Ñandú') },
        }))
      )
    )
  )
}

const sealed = ({ as, tenant }: Company) =>
  as(() =>
    rows(
      'SELECT seq, id, hash FROM audit_logs WHERE tenant_id = ? AND seq IS NOT NULL ORDER BY seq',
      [tenant.id]
    )
  )

test.group('Audit chain', () => {
  test('rows are sealed in batches, each tenant in a chain of its own, and new rows go on from there', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aLog(450), await aLog(3)]
    assert.includeMembers(await tenantsToSeal(), [ours.tenant.id, theirs.tenant.id])

    const written = await ours.as(() => sealAudit())
    assert.isAtLeast(written, 450)
    assert.equal(await ours.as(() => sealAudit()), 0)
    assert.notInclude(await tenantsToSeal(), ours.tenant.id)
    assert.deepEqual(await theirs.as(verifyChain), { ok: true, checked: 0, firstBroken: null })

    await note(ours, 2)
    await ours.as(() => sealAudit())
    assert.deepEqual(
      (await sealed(ours)).map(({ seq }) => Number(seq)),
      Array.from({ length: written + 2 }, (_, index) => index + 1)
    )
    assert.deepEqual(await ours.as(verifyChain), {
      ok: true,
      checked: written + 2,
      firstBroken: null,
    })
  })

  test('several sealers at once seal each row once', async ({ assert }) => {
    const company = await aLog(900)
    const counts = await Promise.all([1, 2, 3, 4].map(() => company.as(() => sealAudit())))

    const found = await sealed(company)
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      found.length
    )
    assert.deepEqual(await company.as(verifyChain), {
      ok: true,
      checked: found.length,
      firstBroken: null,
    })
  })

  test('a chain that cannot go on in one company does not hold the others up', async ({
    assert,
  }) => {
    const [broken, well] = [await aLog(3), await aLog(3)]
    await broken.as(() => sealAudit())
    await broken.as(() =>
      execute('UPDATE audit_chains SET seq = 0 WHERE tenant_id = ?', [broken.tenant.id])
    )
    await note(broken, 1)

    await assert.rejects(() => sealAuditLogs(new AbortController().signal))
    assert.isTrue((await well.as(verifyChain)).ok)
    assert.isAbove((await sealed(well)).length, 3)
    assert.isFalse((await broken.as(verifyChain)).ok)
    await broken.as(() =>
      execute('DELETE FROM audit_logs WHERE tenant_id = ? AND seq IS NULL', [broken.tenant.id])
    )
  })

  test('a changed row shows, whichever of its columns it is', async ({ assert }) => {
    const changes = [
      '`after` = \'{"n":0}\'',
      "actor_name = 'Nobody'",
      'actor_id = NULL',
      "created_at = '2020-01-01 00:00:00.000'",
      "action = 'note.burnt'",
      "ip = '10.0.0.1'",
    ]
    for (const change of changes) {
      const company = await aCompany()
      await company.api.post('/customers', { taxId: unique('NIT'), name: 'Ñandú' })
      await company.as(() => sealAudit())
      const row = (await sealed(company)).at(-1)!

      await company.as(() =>
        execute(`UPDATE audit_logs SET ${change} WHERE tenant_id = ? AND id = ?`, [
          company.tenant.id,
          row.id,
        ])
      )
      assert.deepEqual(
        await company.as(verifyChain),
        {
          ok: false,
          checked: Number(row.seq) - 1,
          firstBroken: { seq: Number(row.seq), id: row.id, reason: 'CHANGED' },
        },
        change
      )
    }
  })

  test('a row that was changed and given a new hash of its own shows in the next', async ({
    assert,
  }) => {
    const company = await aLog(5)
    await company.as(() => sealAudit())
    const [, second] = await sealed(company)

    await company.as(() =>
      execute('UPDATE audit_logs SET action = ?, hash = ? WHERE tenant_id = ? AND id = ?', [
        'note.burnt',
        'a'.repeat(64),
        company.tenant.id,
        second.id,
      ])
    )
    assert.containsSubset(await company.as(verifyChain), {
      ok: false,
      checked: 1,
      firstBroken: { seq: 2 },
    })
  })

  test('a removed row leaves a gap that shows', async ({ assert }) => {
    const company = await aLog(5)
    await company.as(() => sealAudit())

    await company.as(() =>
      execute('DELETE FROM audit_logs WHERE tenant_id = ? AND seq = 3', [company.tenant.id])
    )
    assert.deepEqual(await company.as(verifyChain), {
      ok: false,
      checked: 2,
      firstBroken: { seq: 3, id: null, reason: 'REMOVED' },
    })
  })

  test('the first row removed, the rest numbered anew: it shows', async ({ assert }) => {
    const company = await aLog(5)
    await company.as(() => sealAudit())

    await company.as(() =>
      execute('DELETE FROM audit_logs WHERE tenant_id = ? AND seq = 1', [company.tenant.id])
    )
    await company.as(() =>
      execute('UPDATE audit_logs SET seq = seq - 1 WHERE tenant_id = ? AND seq > 1 ORDER BY seq', [
        company.tenant.id,
      ])
    )
    assert.containsSubset(await company.as(verifyChain), {
      ok: false,
      checked: 0,
      firstBroken: { seq: 1, reason: 'CHANGED' },
    })
  })

  test('two rows that change places show', async ({ assert }) => {
    const company = await aLog(5)
    await company.as(() => sealAudit())

    for (const [from, to] of [
      [2, 1_000],
      [3, 2],
      [1_000, 3],
    ])
      await company.as(() =>
        execute('UPDATE audit_logs SET seq = ? WHERE tenant_id = ? AND seq = ?', [
          to,
          company.tenant.id,
          from,
        ])
      )
    assert.containsSubset(await company.as(verifyChain), {
      ok: false,
      checked: 1,
      firstBroken: { seq: 2, reason: 'CHANGED' },
    })
  })

  test('a log that ends before its head shows, and so does a head that was set back', async ({
    assert,
  }) => {
    const [cut, back] = [await aLog(5), await aLog(5)]
    for (const company of [cut, back]) await company.as(() => sealAudit())
    const last = (await sealed(cut)).length

    await cut.as(() =>
      execute('DELETE FROM audit_logs WHERE tenant_id = ? AND seq >= ?', [cut.tenant.id, last - 1])
    )
    assert.deepEqual(await cut.as(verifyChain), {
      ok: false,
      checked: last - 2,
      firstBroken: { seq: last - 1, id: null, reason: 'TRUNCATED' },
    })

    const [, second] = await sealed(back)
    await back.as(() =>
      execute('UPDATE audit_chains SET seq = 2, hash = ? WHERE tenant_id = ?', [
        second.hash,
        back.tenant.id,
      ])
    )
    assert.containsSubset(await back.as(verifyChain), {
      ok: false,
      checked: 2,
      firstBroken: { seq: 3 },
    })
    await back.as(() => execute('DELETE FROM audit_chains WHERE tenant_id = ?', [back.tenant.id]))
    assert.isFalse((await back.as(verifyChain)).ok)
  })

  test('sealed values survive the round trip byte by byte: unicode, large and empty values', async ({
    assert,
  }) => {
    const company = await aCompany()
    await company.as(() =>
      transaction(async () =>
        recordAll([
          {
            action: 'note.taken',
            entity: 'note',
            entityId: null,
            after: { text: '🦤 "quoted" \\ back\nline\u0000', large: 'x'.repeat(100_000) },
          },
          { action: 'note.taken', entity: 'note', entityId: null, before: null, after: null },
        ])
      )
    )
    await company.as(() => sealAudit())
    assert.isTrue((await company.as(verifyChain)).ok)
  })
})
