/** A person keeps taxes, numbering ranges and third parties in a browser. */
import type { Browser } from 'playwright-core'
import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'
import { aFiscalCompany, spendE } from '#tests/functional/tax/fiscal_company'
import { givePassword, inAs } from '#tests/functional/admin/administrator'
import { aBrowser, logIn, lookAt, watchedPage } from '#tests/browser/admin_helpers'

test.group('The fiscal pages', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })

  test('an accountant sets the profile, creates a tax with two rates and a numbering range', async ({
    assert,
  }) => {
    const company = await aCompany({ name: unique('Panadería Fisco'), locale: 'es-CO' })
    await givePassword(company, company.admin)
    const { api } = company
    const { page, trouble } = await watchedPage(browser)
    const field = (label: string) => page.locator('main').getByLabel(label, { exact: true })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
    const look = (name: string) => lookAt(assert, page, name)
    await logIn(page, company.admin.email)

    await follow('Perfil tributario')
    await field('Municipio').fill('99999')
    await press('Guardar')
    await page.locator('#municipality-error').waitFor()
    await field('Municipio').fill('11001')
    await field('Redondeo de las retenciones').selectOption('PESO')
    await press('Guardar')
    await page.getByText('Guardado.').waitFor()
    await look('fiscal-settings')
    assert.include((await api.get('/settings/fiscal')).body, {
      municipality: '11001',
      withholdingRounding: 'PESO',
      declarant: true,
    })

    await follow('Impuestos')
    await follow('Nuevo impuesto')
    await field('Código').fill('IVA19')
    await field('Nombre').fill('IVA reducido')
    await field('Primer día').fill('2026-01-01')
    await field('Porcentaje').fill('16')
    await press('Crear el impuesto')
    await page.getByText('Otro registro ya tiene este valor.').waitFor()
    assert.equal(await field('Porcentaje').inputValue(), '16')
    await look('tax-refused')
    await field('Código').fill('IVA16')
    await press('Crear el impuesto')
    await page.getByText('Creado.').waitFor()
    await follow('Agregar una tarifa')
    await field('Primer día').fill('2027-01-01')
    await field('Porcentaje').fill('17.5')
    await press('Agregar una tarifa')
    await page.getByText('La tarifa quedó agregada.').waitFor()
    const { data } = (await api.get('/taxes?code=IVA16')).body
    assert.containsSubset(data[0].rates, [
      { validFrom: '2026-01-01', validUntil: '2026-12-31', rate: 16 },
      { validFrom: '2027-01-01', validUntil: null, rate: 17.5 },
    ])
    await field('Activo').uncheck()
    await press('Guardar')
    await page.getByText('Guardado.').waitFor()
    await look('taxes')
    assert.isFalse((await api.get(`/taxes/${data[0].id}`)).body.active)

    await follow('Rangos de numeración')
    await follow('Nuevo rango')
    await field('Prefijo').fill('SETP')
    await field('Primer número').fill('990000000')
    await field('Último número').fill('990000999')
    await press('Crear el rango')
    await page.locator('#resolution-error').waitFor()
    await field('Resolución').fill('18760000001')
    await field('Vigente desde').fill('2026-01-01')
    await field('Vigente hasta').fill('2099-12-31')
    await field('Predeterminado de su documento').check()
    await press('Crear el rango')
    await page.getByText('Creado.').waitFor()
    await look('ranges')
    await page.getByRole('link', { name: /^Editar SETP/ }).click()
    await field('Activo').uncheck()
    await field('Predeterminado de su documento').uncheck()
    await press('Guardar')
    await page.getByText('Guardado.').waitFor()
    const [range] = (await api.get('/numbering-ranges')).body.data
    assert.include(range, { prefix: 'SETP', active: false, default: false, used: 0 })
    assert.deepEqual(trouble, [])
  }).timeout(120_000)

  test('an accountant changes a concept, merges third parties and issues a certificate', async ({
    assert,
  }) => {
    const company = await aFiscalCompany()
    await givePassword(company, company.admin)
    const { api, year } = company
    await spendE(company)
    const double = {
      ...{ documentType: '13', documentNumber: '52123456', personKind: 'NATURAL' },
      ...{ firstName: 'Ana', surname: 'Gómez' },
    }
    const { body: from } = await api.post('/third-parties', double)
    const { page, trouble } = await watchedPage(browser)
    const field = (label: string) => page.locator('main').getByLabel(label, { exact: true })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
    const look = (name: string) => lookAt(assert, page, name)
    await logIn(page, company.admin.email)

    await follow('Terceros')
    await follow('Editar Ana Gómez')
    await field('Municipio').fill('11001')
    await field('Declara renta').selectOption('false')
    await look('third-party')
    await press('Guardar')
    await page.getByText('Guardado.').waitFor()
    assert.include((await api.get(`/third-parties/${from.id}`)).body, {
      municipality: '11001',
      declarant: false,
    })
    await follow('Unir Ana Gómez')
    await follow('Unir con este Asesores Legales S.A.S.')
    await page.getByRole('heading', { name: /Unir Ana Gómez con Asesores Legales/ }).waitFor()
    await look('merge')
    await press('Unir los dos')
    await page
      .getByText('Unidos: Asesores Legales S.A.S. tiene ahora lo que Ana Gómez tenía.')
      .waitFor()
    assert.equal((await api.get(`/third-parties/${from.id}`)).status, 404)

    await follow('Conceptos de retención')
    const [concept] = (await api.get('/withholding-concepts?code=HONORARIOS')).body.data
    await page.goto(`${new URL(page.url()).origin}/admin/withholding-concepts/${concept.id}`)
    const last = concept.rates.length
    const rate = (index: number, name: string) => page.locator(`[name="rates.${index}.${name}"]`)
    await rate(last, 'validFrom').fill(concept.rates[0].validFrom)
    await rate(last, 'rate').fill('12')
    await rate(last, 'personKind').selectOption(concept.rates[0].personKind)
    await rate(last, 'declarant').selectOption(concept.rates[0].declarant)
    await press('Guardar')
    await page.getByText('Coincide en días o números con otro.').waitFor()
    await look('concept-refused')
    await rate(0, 'rate').fill('10.5')
    await rate(last, 'remove').check()
    await field('Activo').uncheck()
    await press('Guardar')
    await page.getByText('Guardado.').waitFor()
    const { body: changed } = await api.get(`/withholding-concepts/${concept.id}`)
    assert.isFalse(changed.active)
    assert.equal(changed.rates[0].rate, 10.5)
    assert.deepEqual(changed.rates.slice(1), concept.rates.slice(1))

    await follow('Certificados de retención')
    await follow('Emitir certificados')
    await press('Emitir')
    await page.getByText('No hay retenciones que certificar en ese año.').waitFor()
    await field('Año').fill(String(year))
    await press('Emitir')
    await page.getByText('Se emitió 1 certificado.').waitFor()
    await look('certificates')
    const link = page.getByRole('link', { name: /^Descargar/ })
    const pdf = await page.request.get(new URL((await link.getAttribute('href'))!, page.url()).href)
    assert.equal((await pdf.body()).subarray(0, 4).toString(), '%PDF')
    assert.deepEqual(trouble, [])
  }).timeout(120_000)

  test('a person without the permission sees no entry in the menu, and 403 by address', async ({
    assert,
  }) => {
    const company = await aCompany()
    const person = await inAs(company, (await company.aUser('SUPPORT')).user)
    const home = (await person.get('/admin')).text
    for (const path of PATHS) {
      assert.notInclude(home, `href="${path}"`)
      assert.equal((await person.get(path)).status, 403, path)
    }
    assert.include((await (await inAs(company, company.admin)).get('/admin')).text, PATHS[0])
  })
})

const PATHS = [
  '/admin/fiscal-settings',
  '/admin/taxes',
  '/admin/taxes/new',
  '/admin/numbering-ranges',
  '/admin/numbering-ranges/new',
  '/admin/third-parties',
  '/admin/withholding-concepts',
  '/admin/withholding-concepts/new',
  '/admin/withholding-certificates',
  '/admin/withholding-certificates/new',
]
