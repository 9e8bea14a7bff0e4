import { test } from '@japa/runner'
import { recordAll } from '#core/audit/audit'
import { verifyChain } from '#core/audit/hash_chain'
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { transaction } from '#core/database/transaction/transaction'
import { cancelDeletion, deleteTenant } from '#tenants/actions/delete_tenant'
import { aCompany, unique, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { PATIENCE } from '#tests/patience'
import { aWorkerProcess, anEmptyOutbox } from '#tests/worker/helpers'
import { sealAuditLogs } from '#worker/seal_audit'

async function progress({ as, tenant }: Company) {
  const [{ all, sealed }] = await as(() =>
    rows('SELECT COUNT(*) AS `all`, COUNT(seq) AS sealed FROM audit_logs WHERE tenant_id = ?', [
      tenant.id,
    ])
  )
  return { all: Number(all), sealed: Number(sealed) }
}

test.group('Sealing of the audit log', (group) => {
  group.each.setup(anEmptyOutbox)

  test('the audit rows of a request are sealed by the worker within a minute', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    await api.post('/customers', { taxId: unique('NIT'), name: 'Ñandú' })
    await aWorkerProcess('worker/main.ts', ['--queues', 'audit'])

    const verdict = await eventually(
      'all is sealed',
      async () => {
        const { body } = await api.get('/audit-logs/verify')
        const { meta } = (await api.get('/audit-logs')).body
        return body.checked === meta.total && body
      },
      60
    )
    assert.isTrue(verdict.ok)
  }).timeout(90_000)

  test('the chain of seals is whole after two simultaneous workers and a kill', async ({
    assert,
  }) => {
    const company = await aCompany()
    for (let batch = 0; batch < 30; batch++) {
      await company.as(() =>
        transaction(async () =>
          recordAll(
            Array.from({ length: 1_000 }, (_, n) => ({
              action: 'note.taken',
              entity: 'note',
              entityId: null,
              after: { batch, n },
            }))
          )
        )
      )
    }

    const first = await aWorkerProcess('worker/main.ts', ['--queues', 'audit'])
    const atKill = await eventually(
      'some are sealed',
      async () => {
        const { all, sealed } = await progress(company)
        return sealed > 1_000 && { all, sealed }
      },
      60
    )
    first.child.kill('SIGKILL')
    await first.exited
    assert.isBelow(atKill.sealed, atKill.all)

    await Promise.all([
      aWorkerProcess('worker/main.ts', ['--queues', 'audit']),
      aWorkerProcess('worker/main.ts', ['--queues', 'audit']),
    ])
    await eventually(
      'all are sealed',
      async () => {
        const { all, sealed } = await progress(company)
        return sealed === all
      },
      90
    )
    assert.deepEqual(await company.as(verifyChain), {
      ok: true,
      checked: atKill.all,
      firstBroken: null,
    })
  }).timeout(180_000)

  test('a deleted company is not sealed and delays nobody, and a restored one is sealed', async ({
    assert,
  }) => {
    const company = await aCompany()
    await Current.run({ tenant: null }, () => deleteTenant(company.tenant, 3))
    const before = await progress(company)
    assert.isBelow(before.sealed, before.all)

    const giveUp = AbortSignal.timeout(15_000 * PATIENCE)
    await sealAuditLogs(giveUp)
    assert.isFalse(giveUp.aborted)
    assert.deepEqual(await progress(company), before)

    await Current.run({ tenant: null }, () => cancelDeletion(company.tenant))
    await sealAuditLogs(giveUp)
    const { all, sealed } = await progress(company)
    assert.equal(sealed, all)
  })
})
