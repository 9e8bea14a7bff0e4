/** An administrator in a browser: on a phone, by the keyboard, and without a script. */
import type { Browser } from 'playwright-core'
import { test } from '@japa/runner'
import { ORIGIN, clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { givePassword } from '#tests/functional/admin/administrator'
import { anEmail } from '#tests/functional/identity/people'
import { PHONE, aBrowser, logIn, picture, watchedPage } from '#tests/browser/admin_helpers'

test.group('An administrator in a browser', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })

  test('an administrator logs in, sets up the company and creates a working API key', async ({
    assert,
  }) => {
    const company = await aCompany({ name: unique('Panadería Sol'), locale: 'es-CO' })
    await givePassword(company, company.admin)
    const { page, trouble, context } = await watchedPage(browser)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const field = (label: string) => page.locator('main').getByLabel(label, { exact: true })
    const title = () => page.locator('h1').innerText()
    const follow = (name: string | RegExp) => page.getByRole('link', { name }).first().click()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

    await logIn(page, company.admin.email)
    await page.getByRole('heading', { name: 'Primeros pasos' }).waitFor()
    await picture(page, 'story-1-first-steps')

    await follow('Complete los datos de la empresa')
    await field('NIT').fill('900123456-7')
    await field('Salud').check()
    await field('sábado').first().check()
    await press('Guardar')
    await page.getByText('Guardado.').waitFor()
    assert.containsSubset((await company.api.get('/settings/tenant')).body, {
      taxId: '900123456-7',
      enabledModules: ['HEALTHCARE'],
    })

    await follow('Roles')
    await follow('Nuevo rol')
    await field('Nombre').fill('Cajero')
    for (const scope of ['Clientes: Leer', 'Ventas: Leer', 'Ventas: Escribir'])
      await field(scope).check()
    await picture(page, 'story-2-role')
    await press('Crear el rol')
    await follow('Usuarios')
    await follow('Invitar a alguien')
    await field('Nombre').fill('Ana Ruiz')
    await field('Correo electrónico').fill(company.admin.email)
    await field('Rol').selectOption('Cajero')
    await press('Agregar a la persona')
    await page.getByText('Otro registro ya tiene este valor.').waitFor()
    assert.equal(await field('Nombre').inputValue(), 'Ana Ruiz')
    await picture(page, 'story-3-refused')
    await field('Correo electrónico').fill(anEmail())
    await press('Agregar a la persona')
    await page.getByText('Ana Ruiz recibirá una invitación').waitFor()

    await page.getByRole('searchbox').pressSequentially('ana')
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('row').count(), 2)
    assert.match(page.url(), /search=ana/)

    await follow('Claves de API')
    await follow('Nueva clave de API')
    await field('Nombre').fill('Tienda en línea')
    await field('Clientes: Leer').check()
    await press('Crear la clave')
    await press('Copiar')
    await page.getByRole('button', { name: 'Copiado' }).waitFor()
    await picture(page, 'story-4-key')
    const key: string = await page.evaluate('navigator.clipboard.readText()')
    assert.match(key, /^ofc_live_/)
    assert.equal((await clientOf(key).get('/customers')).status, 200)

    await follow('Ya la guardé')
    assert.notInclude(await page.content(), key)
    await follow('Revocar')
    assert.equal(await title(), '¿Revocar la clave de Tienda en línea?')
    await press('Revocar')
    await page.getByText('La clave está revocada.').waitFor()
    assert.equal((await clientOf(key).get('/customers')).status, 401)

    await press('English')
    await page.getByText('There are no API keys yet.').waitFor()
    await press('Dark')
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
    await picture(page, 'story-5-dark')
    await follow('Log out')
    await press('Log out')
    await page.waitForURL('**/admin/login')
    assert.deepEqual(trouble, [])
  }).timeout(240_000)

  test('a double click saves once, and a change of language stays on the same page', async ({
    assert,
  }) => {
    const company = await aCompany({ name: unique('Panadería Venus'), locale: 'es-CO' })
    await givePassword(company, company.admin)
    const { body: user } = await company.api.post('/users', {
      email: anEmail(),
      name: 'Ana Ruiz',
      role: 'SALES',
      password: 'long-enough-pass-1',
    })
    const { page, trouble } = await watchedPage(browser)
    await logIn(page, company.admin.email)

    await page.goto(`${ORIGIN}/admin/users/${user.id}`)
    await page.locator('main').getByLabel('Nombre', { exact: true }).fill('Ana Rojas')
    const { promise: secondClick, resolve: clickedTwice } = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/admin/users/**', async (route) => {
      if (route.request().method() === 'POST' && ++sent === 1) await secondClick
      await route.continue()
    })
    const { x, y } = (await page.locator('main .buttons button').first().boundingBox())!
    await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      page.mouse.click(x + 9, y + 9),
    ])
    await page.mouse.click(x + 9, y + 9)
    clickedTwice()
    await page.getByText('Guardado.').waitFor()
    await page.unrouteAll()
    assert.equal(sent, 1)
    assert.equal((await company.api.get(`/users/${user.id}`)).body.version, user.version + 1)

    // The text is there before the scripts that listen to the search.
    await page.waitForLoadState('load')
    await page.getByLabel('Buscar').fill('rojas')
    await page.waitForURL('**/admin/users?search=rojas**')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Users' }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('search'), 'rojas')
    assert.deepEqual(trouble, [])
  })

  test('the menu works on a phone and by the keyboard', async ({ assert }) => {
    const company = await aCompany({ name: unique('Panadería Luna'), locale: 'es-CO' })
    await givePassword(company, company.admin)
    const { page, trouble } = await watchedPage(browser, PHONE)
    await logIn(page, company.admin.email)

    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Ir al contenido')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Usuarios' }).waitFor()
    await picture(page, 'story-menu-phone')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Usuarios' }).waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Menú' }).tap()
    await page.getByRole('link', { name: 'Usuarios' }).tap()
    await page.getByRole('heading', { name: 'Usuarios' }).waitFor()
    assert.deepEqual(trouble, [])
  })

  test('the administration pages work without JavaScript', async ({ assert }) => {
    const company = await aCompany({ name: unique('Panadería Marte'), locale: 'es-CO' })
    await givePassword(company, company.admin)
    const { page, trouble } = await watchedPage(browser, { ...PHONE, javaScriptEnabled: false })
    await logIn(page, company.admin.email)

    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('link', { name: 'Claves de API' }).click()
    await page.getByRole('link', { name: 'Nueva clave de API' }).click()
    await page.getByLabel('Nombre').fill('ERP')
    await page.getByRole('button', { name: 'Crear la clave' }).click()
    await page.getByText('Elija al menos uno.').waitFor()
    assert.equal(await page.getByLabel('Nombre').inputValue(), 'ERP')
    await page.getByLabel('Inventario: Leer').check()
    await page.getByRole('button', { name: 'Crear la clave' }).click()
    assert.match(await page.getByLabel('Clave de API').inputValue(), /^ofc_live_/)
    assert.isFalse(await page.getByRole('button', { name: 'Copiar' }).isVisible())

    await page.goto(`${ORIGIN}/admin/users`)
    await page.getByRole('searchbox').fill('nobody')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByText('No se encontró nada.').waitFor()
    assert.deepEqual(trouble, [])
  })
})
