import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { FairGate, QueueFull } from '#documents/drawing/fair_gate'

/** A gate with its started work: `enter(company, name)` asks for a slot, `end(name)` frees it. */
function aGate(limits: Partial<ConstructorParameters<typeof FairGate>[0]> = {}) {
  const gate = new FairGate({ places: 3, ofOne: 2, mostWaiting: 4, ...limits })
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()

  const enter = (company: number, name: string, options?: Parameters<FairGate['pass']>[2]) => {
    ends.set(name, Promise.withResolvers())
    const work = () => (begun.push(name), ends.get(name)!.promise)
    return gate.pass(company, work, options).catch((error) => error)
  }
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)!.resolve(name)
    await nextTurn()
  }
  return {
    gate,
    begun,
    enter,
    end,
    fail: (name: string) => ends.get(name)!.reject(new Error(`no ${name}`)),
  }
}

test.group('The fair gate of heavy work', () => {
  test('two jobs of a company and three of all begin at once, and the rest follow as slots become free', async ({
    assert,
  }) => {
    const { gate, begun, enter, end, fail } = aGate()
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enter(1, name))
    all.push(enter(2, 'b1'), enter(2, 'b2'))
    await nextTurn()
    assert.deepEqual(begun, ['a1', 'a2', 'b1'])
    assert.deepEqual([gate.inside, gate.waiting], [3, 3])

    fail('a1')
    await nextTurn()
    assert.deepEqual(begun.slice(3), ['a3'])
    await end('b1')
    assert.deepEqual(begun.slice(4), ['b2'])
    await end('a2', 'a3', 'b2')
    await end('a4')
    assert.deepEqual(
      (await Promise.all(all)).map((one) => one.message ?? one),
      ['no a1', 'a2', 'a3', 'a4', 'b1', 'b2']
    )
    assert.deepEqual([gate.inside, gate.waiting], [0, 0])
  })

  test('companies in the queue take slots in rotation, however many jobs each has', async ({
    assert,
  }) => {
    const { begun, enter, end } = aGate({ places: 1 })
    const all = [
      enter(9, 'first'),
      ...['a1', 'a2', 'a3'].map((name) => enter(1, name)),
      ...['b1', 'b2'].map((name) => enter(2, name)),
      enter(3, 'c1'),
    ]
    await nextTurn()
    for (const next of ['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      assert.equal(begun.at(-1), next)
      await end(next)
    }
    await Promise.all(all)
  })

  test('a full queue refuses with a waiting time, and a patient job still enters it', async ({
    assert,
  }) => {
    const { gate, begun, enter, end } = aGate({ places: 2, mostWaiting: 2 })
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enter(1, name))
    const refused = await enter(1, 'a5')
    assert.instanceOf(refused, QueueFull)
    assert.isAbove(refused.afterMs, 0)
    all.push(enter(1, 'a6', { patient: true }), enter(2, 'b1'))
    assert.equal(gate.waiting, 4)

    await end('a1')
    await end('a2')
    await end('a3', 'a4', 'b1')
    await end('a6')
    assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'a4', 'a6', 'b1'])
    assert.notInclude(begun, 'a5')
  })

  test('a job that leaves the queue takes no slot and delays nobody', async ({ assert }) => {
    const { gate, begun, enter, end } = aGate({ places: 1 })
    const [left, late] = [new AbortController(), new AbortController()]
    const all = [
      enter(1, 'a1'),
      enter(1, 'a2', { signal: left.signal }),
      enter(1, 'a3', { signal: late.signal }),
    ]
    left.abort(new Error('left'))
    assert.equal((await all[1]).message, 'left')
    assert.equal(gate.waiting, 1)
    assert.equal((await enter(2, 'b1', { signal: left.signal })).message, 'left')

    await end('a1')
    late.abort(new Error('too late: it is inside'))
    await end('a3')
    assert.deepEqual(await Promise.all([all[0], all[2]]), ['a1', 'a3'])
    assert.deepEqual(begun, ['a1', 'a3'])
    assert.deepEqual([gate.inside, gate.waiting], [0, 0])
  })
})
