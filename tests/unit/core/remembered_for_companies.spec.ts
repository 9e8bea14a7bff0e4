import { test } from '@japa/runner'
import { Current, type CurrentTenant } from '#core/context/current'
import { WEEKDAYS, dayOf, offsetOf, startOfDay } from '#core/calendar/days'
import { afterBusinessMinutes } from '#support/targets/business_time'
import { valuesFrom } from '#communications/letters/values'

/** Counts the Intl formats that `work` creates; they take much memory. */
function madeBy(name: 'DateTimeFormat' | 'NumberFormat', work: () => void) {
  const real = Intl[name] as any
  let made = 0
  Intl[name] = new Proxy(real, {
    construct: (target, args) => (made++, Reflect.construct(target, args)),
  })
  try {
    work()
  } finally {
    Intl[name] = real
  }
  return made
}

test.group('Values cached per company', () => {
  test('a time zone is cached once, however it is spelled', ({ assert }) => {
    const ask = (zone: string) => [
      dayOf('2026-11-20T04:59:59.999Z', zone),
      offsetOf(new Date('2026-11-20T12:00:00Z'), zone),
      startOfDay('2026-11-20', zone),
      afterBusinessMinutes(
        '2026-11-20T12:00:00.000Z',
        60,
        { days: WEEKDAYS, from: '08:00', to: '18:00' },
        zone
      ),
    ]
    const spellings = Array.from({ length: 50 }, (_, bits) =>
      [...'america/bogota']
        .map((letter, at) => (bits & (1 << at) ? letter.toUpperCase() : letter))
        .join('')
    )

    const answer = ask('America/Bogota')
    const made = madeBy('DateTimeFormat', () => {
      for (const zone of spellings) assert.deepEqual(ask(zone), answer, zone)
    })
    assert.equal(made, 0)
  })

  test('number formats are cached for the companies that wrote last, and older ones are dropped', ({
    assert,
  }) => {
    const write = (locale: string) =>
      Current.run({ tenant: { locale, currency: 'COP' } as CurrentTenant }, () =>
        valuesFrom({ day: '2026-11-20', given: { amount: 1190 } })
      )
    const others = Array.from({ length: 300 }, (_, at) => `es-${String(at).padStart(3, '0')}`)

    write('es-CO')
    assert.equal(
      madeBy('NumberFormat', () => write('es-CO')),
      0
    )
    for (const locale of others) write(locale)
    assert.equal(
      madeBy('NumberFormat', () => write(others.at(-1)!)),
      0
    )
    assert.isAbove(
      madeBy('NumberFormat', () => write('es-CO')),
      0
    )
  })
})
