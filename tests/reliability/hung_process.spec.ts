import { test } from '@japa/runner'
import { call } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { eventually } from '#tests/eventually'
import { lockCustomer, threadsWith } from '#tests/locks'
import { timed } from '#tests/measures'
import { anApi } from '#tests/functional/api/an_api'

const nameOf = (index: number) => ({ name: `Renamed ${index}` })

test.group('A process that hangs inside a transaction', () => {
  test('its company writes again within 10 s, and other companies write meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const [stuck, other] = [await aCompany(), await aCompany()]
    const create = async ({ api }: typeof stuck) =>
      (await api.post('/customers', { taxId: unique('NIT'), name: 'One' })).body.id as string
    const [theirs, others] = [await create(stuck), await create(other)]
    const own = await anApi()
    cleanup(() => own.end())
    const write = () => other.api.patch(`/customers/${others}`, nameOf(0))

    // As many at once as later, which shows how fast this machine is.
    const { ms: usual } = await timed(() => Promise.all(Array.from({ length: 31 }, write)))

    // The process waits for a row that it gets only once it is frozen.
    const blocker = await lockCustomer(stuck, theirs)
    cleanup(() => blocker.end())
    const path = `${own.origin}/api/v1/customers/${theirs}`
    const frozen = call(stuck.api.token, 'PATCH', path, { name: 'By the frozen process' })
    await eventually(
      'it waits for the row',
      async () => (await threadsWith(blocker, theirs)).length > 0
    )
    own.freeze()
    await blocker.commit()
    const began = Date.now()

    let isFree = false
    const ofStuck = async (index: number) => {
      while (Date.now() - began < 30_000 + 10 * usual) {
        const { status } = await stuck.api.patch(`/customers/${theirs}`, nameOf(index))
        if (status === 200) return Date.now() - began
        assert.equal(status, 503)
      }
      return Infinity
    }
    const waits = Promise.all(Array.from({ length: 30 }, (_, index) => ofStuck(index))).finally(
      () => (isFree = true)
    )

    const taken: number[] = []
    while (!isFree) {
      const { answer, ms } = await timed(write)
      assert.equal(answer.status, 200)
      taken.push(ms)
    }
    assert.isBelow(Math.min(...(await waits)), 10_000 + usual)
    taken.sort((a, b) => a - b)
    assert.isBelow(taken[Math.ceil(taken.length * 0.99) - 1], 1_000 + usual)

    // Nothing remains of the transaction that was ended, and its process serves again.
    own.thaw()
    assert.containsSubset(await frozen, { status: 503, body: { code: 'UNAVAILABLE' } })
    const { body } = await stuck.api.get(`/customers/${theirs}`)
    assert.match(body.name, /^Renamed /)
    assert.equal((await call(stuck.api.token, 'PATCH', path, { name: 'Later' })).status, 200)
  }).timeout(90_000)
})
