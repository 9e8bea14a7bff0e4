import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'

const PAGE = '/admin/settings'

test.group('Administration: settings and modules', () => {
  test('all settings change in one form, and errors are beside their fields', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const days = [
      ['workingDays[]', 'MONDAY'],
      ['workingDays[]', 'SATURDAY'],
      ['enabledModules[]', ''],
      ['enabledModules[]', 'HEALTHCARE'],
    ]
    const targets = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'].flatMap((one, index) => [
      [`ticketTargets.${one}.firstResponse`, String(100 - index)],
      [`ticketTargets.${one}.resolution`, '960'],
    ])
    const fields = [
      ['name', 'El Tornillo'],
      ['taxId', '900123456-7'],
      ['vacationDaysPerYear', '20'],
      ['allowNegativeStock', 'false'],
      ['businessHours.from', '07:00'],
      ['businessHours.to', '12:30'],
      ['businessHours.days[]', 'MONDAY'],
      ['businessHours.days[]', 'FRIDAY'],
      ...days,
      ...targets,
    ]
    const send = async (more: string[][] = []) =>
      browser.send('POST', PAGE, {
        form: [
          ...Object.entries(browser.hiddenIn((await browser.get(PAGE)).text)),
          ...fields,
          ...more,
        ],
      })

    const answer = await send()
    assert.equal(answer.location, PAGE, answer.text)
    const settings = (await company.api.get('/settings/tenant')).body
    assert.containsSubset(settings, {
      name: 'El Tornillo',
      taxId: '900123456-7',
      vacationDaysPerYear: 20,
      allowNegativeStock: false,
      workingDays: ['MONDAY', 'SATURDAY'],
      enabledModules: ['HEALTHCARE'],
    })
    assert.deepEqual(settings.businessHours, {
      days: ['MONDAY', 'FRIDAY'],
      from: '07:00',
      to: '12:30',
    })
    assert.deepEqual(settings.ticketTargets.URGENT, { firstResponse: 97, resolution: 960 })

    const refused = await send([
      ['name', ''],
      ['businessHours.to', '06:00'],
      ['vacationDaysPerYear', 'many'],
      ['email', 'nobody'],
    ])
    assert.equal(refused.status, 422)
    for (const field of ['name', 'vacationDaysPerYear', 'email'])
      assert.include(refused.text, `id="${field}-error"`, field)
    assert.include(refused.text, 'value="many"')
    assert.equal((await company.api.get('/settings/tenant')).body.version, settings.version)

    const cleared = await send([
      ['enabledModules[]', ''],
      ['taxId', ''],
    ])
    assert.equal(cleared.status, 303)
    assert.isNull((await company.api.get('/settings/tenant')).body.taxId)
  })

  test('a zone or a country that is on no list stays when something else is saved', async ({
    assert,
  }) => {
    const company = await aCompany({
      timezone: 'America/Argentina/Buenos_Aires',
      countryCode: 'AR',
      locale: 'es-AR',
    })
    const { api } = company
    const browser = await inAs(company, company.admin)
    const chosenIn = (text: string, name: string) =>
      /<option[^>]* selected[^>]*>/
        .exec(text.slice(text.indexOf(`<select id="${name}"`)).split('</select>')[0])?.[0]
        .match(/value="([^"]*)"/)?.[1]

    for (const [given, field] of [
      ['America/Argentina/Buenos_Aires', 'timezone'],
      ['UTC', 'timezone'],
      ['asia/kolkata', 'timezone'],
      ['XK', 'countryCode'],
    ] as const) {
      const kept = (await api.patch('/settings/tenant', { [field]: given })).body[field]
      assert.equal(chosenIn((await browser.get(PAGE)).text, field), kept, given)
    }
  })

  test('a form that says a value twice, as a text and as fields, is refused and changes nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const hidden = Object.entries(browser.hiddenIn((await browser.get(PAGE)).text))

    for (const twice of [
      [
        ['name', 'x'],
        ['name.foo', 'y'],
      ],
      [
        ['name.foo', 'y'],
        ['name', 'x'],
      ],
      [
        ['businessHours', 'x'],
        ['businessHours.from', '08:00'],
      ],
      [
        ['workingDays[]', 'MONDAY'],
        ['workingDays.x', 'y'],
      ],
    ]) {
      const answer = await browser.send('POST', PAGE, { form: [...hidden, ...twice] })
      assert.equal(answer.status, 400, answer.text)
    }
    assert.equal((await company.api.get('/settings/tenant')).body.version, 1)
  })

  test('a field of a text is no field of the form, and is left out', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const hidden = Object.entries(browser.hiddenIn((await browser.get(PAGE)).text))

    for (const name of [
      'name.foo',
      'name.foo.bar',
      'name.__proto__.x',
      '__proto__.name',
      'workingDays.x',
    ]) {
      assert.isBelow(
        (await browser.send('POST', PAGE, { form: [...hidden, [name, 'y']] })).status,
        500,
        name
      )
    }
    assert.notEqual((await company.api.get('/settings/tenant')).body.name, 'y')
  })

  test('other roles neither see nor change settings', async ({ assert }) => {
    const company = await aCompany()
    const sales = await inAs(company, (await company.aUser('SALES')).user)
    assert.notInclude((await sales.get('/admin')).text, PAGE)
    assert.equal((await sales.get(PAGE)).status, 403)
    assert.equal((await sales.submit('/admin', { name: 'Mine' }, PAGE)).status, 403)
  })
})

test.group('Administration: choices in settings', () => {
  test('countries are sorted by name, zones show their offset, addresses keep their lines', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const browser = await inAs(company, company.admin)
    const address = 'Carrera 7 # 71-21\nTorre B, piso 9\nBogotá'
    await company.api.patch('/settings/tenant', { address })

    const { text } = await browser.get(PAGE)
    const optionsOf = (name: string) =>
      [
        ...text
          .slice(text.indexOf(`<select id="${name}"`))
          .split('</select>')[0]
          .matchAll(/value="([^"]*)"[^>]*>([^<]*)</g),
      ].map(([, value, shown]) => [value, shown.trim()])
    const countries = optionsOf('countryCode')
    assert.includeDeepMembers(countries, [
      ['DE', 'Germany'],
      ['CO', 'Colombia'],
    ])
    for (const withdrawn of ['DD', 'SU', 'YU', 'AN', 'CS', 'ZZ', 'EU'])
      assert.notInclude(
        countries.map(([value]) => value),
        withdrawn
      )
    const names = countries.map(([, shown]) => shown)
    assert.deepEqual(
      names,
      [...names].sort((one, other) => one.localeCompare(other))
    )
    assert.includeDeepMembers(
      optionsOf('timezone'),
      [
        ['America/Bogota', '(GMT-05:00) America/Bogota'],
        ['Asia/Kolkata', '(GMT+05:30) Asia/Kolkata'],
      ].filter(([zone]) => Intl.supportedValuesOf('timeZone').includes(zone))
    )

    const fields = [...text.matchAll(/<textarea[^>]*name="address"[^>]*>\n?([^<]*)</g)].map(
      ([, value]) => value
    )
    assert.deepEqual(fields, [address])
    const saved = await browser.submit(
      PAGE,
      { phone: '+57 601 555 0101', address: address.replaceAll('\n', '\r\n') },
      PAGE
    )
    assert.equal(saved.status, 303)
    assert.containsSubset((await company.api.get('/settings/tenant')).body, {
      address,
      phone: '+57 601 555 0101',
    })
  })

  test('a withdrawn country, and hours that end before they begin, are refused in words for that field', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const browser = await inAs(company, company.admin)
    const wrong = await company.api.patch('/settings/tenant', { countryCode: 'DD' })
    assert.containsSubset(wrong, {
      status: 422,
      body: { errors: [{ field: 'countryCode', code: 'INVALID' }] },
    })

    const hours = await browser.submit(
      PAGE,
      {
        'businessHours.from': '17:00',
        'businessHours.to': '09:00',
        'businessHours.days[]': 'MONDAY',
      },
      PAGE
    )
    assert.equal(hours.status, 422)
    assert.match(
      hours.text,
      /(closing time must be after the opening time|hora de cierre debe ser posterior)/
    )
  })
})
