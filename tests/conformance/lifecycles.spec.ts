import { test } from '@japa/runner'
import { allLifecycles } from '#core/resources/state_machine'
import type { Answer } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { LIVES, type Life } from './lives.js'
import { ok, one } from './resources.js'

/** States set by creation, by the expiry of a quote, or by commands on companies. */
const NOT_BY_A_VERB: Record<string, string[]> = {
  invoices: ['DRAFT'],
  quotes: ['EXPIRED'],
  tenants: ['IMPORTING', 'DELETING'],
}

test.group('Lifecycles', () => {
  test('every lifecycle is covered by these sweeps and published', async ({ assert }) => {
    const { api } = await aCompany()
    assert.sameMembers(
      allLifecycles().map(({ resource }) => resource),
      Object.keys(LIVES),
      'Add each to LIVES in tests/conformance/lives.ts'
    )
    assert.sameMembers(
      ok(await api.get('/meta/state-machines')).data.map((one: any) => one.resource),
      Object.keys(LIVES)
    )
  })

  test('every published state is reached by a transition from other states', ({ assert }) => {
    for (const { resource, states, initial, transitions } of allLifecycles()) {
      const reached = new Set([initial, ...transitions.map(({ to }) => to)])
      assert.deepEqual(
        states.filter((state) => !reached.has(state)),
        NOT_BY_A_VERB[resource] ?? [],
        resource
      )
      for (const { action, from, to } of transitions)
        assert.includeMembers(
          [...states],
          to === null ? [...from] : [...from, to],
          `${action} of ${resource}`
        )
    }
    const invoices = allLifecycles().find(({ resource }) => resource === 'invoices')!
    assert.deepInclude(invoices.transitions, {
      action: 'pay',
      from: ['ISSUED', 'PARTIALLY_PAID'],
      to: 'PAID',
    })
  })

  test('allowed actions succeed in every state of every record, and all other actions are refused', async ({
    assert,
  }) => {
    const company = await aCompany()

    for (const { resource, states, transitions } of allLifecycles()) {
      const life = LIVES[resource]
      const asks = await asking(resource, life, company)
      const seen = new Set<string>()

      const look = async (made: { id: string }) => {
        const record = ok(await asks.client.get(asks.at(made)))
        const status = stateOf(resource, record)
        const actions = [...new Set(transitions.map(({ action }) => action))].filter(
          (action) => !life.ofTheWorker?.includes(action)
        )
        assert.includeMembers(actions, record.allowedActions, `${resource} at ${status}`)

        for (const action of actions) {
          const answer = await asks.action(action, record, { prefer: 'dry-run' })
          const said = `${action} of ${resource} at ${status}: ${answer.text}`
          if (record.allowedActions.includes(action)) assert.isBelow(answer.status, 300, said)
          else assert.equal(answer.status, 409, said)
          if (answer.body?.code === 'INVALID_TRANSITION')
            assert.deepEqual(
              [answer.body.currentStatus, answer.body.allowedActions],
              [status, record.allowedActions],
              said
            )
        }
        seen.add(status)
        return record
      }

      for (const way of life.ways) {
        let record = await look(
          await (life.make ? life.make(company) : one(company, `/${resource}`))
        )
        for (const step of way) {
          if (typeof step === 'string') ok(await asks.action(step, record))
          else await step(record, company)
          record = await look(record)
        }
      }
      assert.sameMembers(
        [...seen],
        [...states] as string[],
        `states of ${resource} that were looked at`
      )
    }
  }).timeout(180_000)
})

async function asking(
  resource: string,
  { api, at = ({ id }) => `/${resource}/${id}`, asked = {} }: Life,
  company: Company
) {
  const client = (await api?.()) ?? company.api
  return {
    client,
    at,
    async action(
      action: string,
      record: any,
      headers: Record<string, string> = {}
    ): Promise<Answer> {
      const [method, path, body] =
        (await asked[action]?.(record, company)) ??
        (['post', `${at(record)}/${action}`, {}] as const)
      return method === 'delete'
        ? client.delete(path, undefined, headers)
        : client[method](path, body, headers)
    },
  }
}

/** Overtime shows only if it is approved, not a status. */
const stateOf = (resource: string, record: any): string =>
  resource === 'overtime' ? (record.approved ? 'APPROVED' : 'PENDING') : record.status
