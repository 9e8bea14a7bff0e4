/** The import page with a failing proxy, a lost network, an ambiguous file and a repeated one. */
import { rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { Browser, Page, Route } from 'playwright-core'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { givePassword } from '#tests/functional/admin/administrator'
import { anImportWorker, ended, upload } from '#tests/functional/integrations/helpers'
import { aBrowser, barriers, logIn, picture, watchedPage } from '#tests/browser/admin_helpers'

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
})
const SENT = '**/admin/imports?**'

test.group('Failures of an import from a page', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })
  group.setup(anImportWorker)

  const aPage = async (locale = 'es-CO') => {
    const company = await aCompany({ locale, countryCode: 'CO' })
    await givePassword(company, company.admin)
    const { page } = await watchedPage(browser, { locale })
    await logIn(page, company.admin.email)
    return { company, page }
  }
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click()
  const fileIn = (page: Page) =>
    page.locator('#file').evaluate((input: any) => input.files[0]?.name ?? null)

  test('a 502 and a lost network show a message and keep the chosen file and options', async ({
    assert,
  }) => {
    const { company, page } = await aPage()
    await page.goto(`${ORIGIN}/admin/imports/new?resource=products&createMissing=true`)
    assert.equal(await page.locator('#decimal').inputValue(), ',')
    assert.equal(await page.locator('#dates').inputValue(), 'DMY')
    await page
      .locator('#file')
      .setInputFiles(csv('lista.csv', 'sku;name;costPrice;sellingPrice\nA;Pala;38.000;59.900\n'))

    await page.route(SENT, (route) =>
      route.fulfill({
        status: 502,
        contentType: 'text/html',
        body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
      })
    )
    await press(page, 'Revisar el archivo')
    await page.getByRole('alert').filter({ hasText: '502' }).waitFor()
    await picture(page, 'import-502')
    assert.deepEqual(
      [
        await fileIn(page),
        await page.locator('#resource').inputValue(),
        await page.getByLabel('Crear también').isChecked(),
      ],
      ['lista.csv', 'products', true]
    )
    assert.deepEqual(await barriers(page), [])

    await page.unroute(SENT)
    await page.route(SENT, (route) => route.abort('connectionreset'))
    await press(page, 'Importar ahora')
    await page.getByRole('alert').filter({ hasText: 'No hubo respuesta' }).waitFor()
    assert.equal(await fileIn(page), 'lista.csv')

    await page.unroute(SENT)
    await press(page, 'Revisar el archivo')
    await page.getByText('Así se entendió el archivo').waitFor()
    assert.isTrue(await page.locator('#trouble').isHidden())
    await picture(page, 'import-preview')
    assert.include((await page.locator('table.preview').innerText()).replace(/\s+/g, ' '), '38.000')
    assert.deepEqual(await barriers(page), [])
    assert.equal((await company.api.get('/products')).body.meta.total, 0)
    await page.context().close()
  }).timeout(120_000)

  test('a return from another page finds the file and the options still chosen', async ({
    assert,
    cleanup,
  }) => {
    const { page } = await aPage()
    const list = app.tmpPath(`${unique('lista')}.csv`)
    await writeFile(list, 'sku\nA\n')
    cleanup(() => rm(list))
    await page.goto(`${ORIGIN}/admin/imports/new`)
    await page.locator('#resource').selectOption('products')
    await page.locator('#decimal').waitFor()
    await page.locator('#decimal').selectOption('.')
    await page.waitForURL(/decimal=\./)
    await page.locator('#file').setInputFiles(list)
    await page.locator('main').getByRole('link', { name: 'Cancelar' }).click()
    await page.waitForURL(/imports$/)
    await page.goBack()
    await page.waitForURL(/decimal=\./)
    assert.deepEqual(
      [await page.locator('#resource').inputValue(), await page.locator('#decimal').inputValue()],
      ['products', '.']
    )
    assert.equal(await fileIn(page), basename(list))
    await page.context().close()
  }).timeout(60_000)

  test('an import asks once for the encoding and columns that a file leaves open, and then completes', async ({
    assert,
  }) => {
    const { company, page } = await aPage()
    await page.goto(`${ORIGIN}/admin/imports/new?resource=products&decimal=&dates=`)
    const list =
      'Ferretería El Tornillo\n\nSKU;Artículo vendido;Precio de venta con IVA\nA;Pala Ñandú;59.900\n'
    await page.locator('#file').setInputFiles(csv('lista.csv', list))
    await press(page, 'Revisar el archivo')
    await page.getByText('El archivo no está en UTF-8').waitFor()
    await page.locator('#encoding').selectOption('windows-1252')
    await page.waitForURL(/encoding=windows-1252/)

    await press(page, 'Revisar el archivo')
    await page
      .getByText('No hay un campo para la columna Artículo vendido: elíjalo arriba')
      .waitFor()
    assert.equal(await page.getByLabel('Precio de venta con IVA').inputValue(), 'sellingPrice')
    assert.equal(await page.getByLabel('Artículo vendido').inputValue(), 'name')
    assert.include(
      await page.getByLabel('Artículo vendido').locator('option:checked').innerText(),
      'Nombre'
    )
    await picture(page, 'import-columns')
    await press(page, 'Revisar el archivo')
    await page.getByText('Al archivo le falta la columna costPrice').waitFor()
    await page.getByLabel('Precio de costo').fill('0')
    await press(page, 'Revisar el archivo')
    await page.getByText(/59\.900.* puede ser 59.9 o 59900/).waitFor()
    await page.locator('#decimal').selectOption(',')
    await page.waitForURL(/decimal=%2C/)
    assert.equal(await fileIn(page), 'lista.csv')
    await press(page, 'Importar ahora')
    await page.waitForURL(/imports\/[\w-]{36}$/)
    await page.getByText('El archivo se leyó hasta el final').waitFor()
    assert.containsSubset((await company.api.get('/products')).body.data, [
      { sku: 'A', name: 'Pala Ñandú', costPrice: 0, sellingPrice: 59900 },
    ])
    await page.context().close()
  }).timeout(120_000)

  test('an option that is answered late does not hide the outcome of the file', async ({
    assert,
  }) => {
    const { page } = await aPage()
    await page.goto(`${ORIGIN}/admin/imports/new?resource=products`)
    await page.locator('#file').setInputFiles(csv('lista.csv', 'sku\nA\n'))
    const choice = Promise.withResolvers<Route>()
    await page.route('**/admin/imports/new?**', (route) => choice.resolve(route))
    await page.locator('#decimal').selectOption('.')
    const late = await choice.promise
    const problem = page.locator('.problem:not([hidden])')
    await press(page, 'Revisar el archivo')
    await problem.waitFor()
    const said = await problem.innerText()

    assert.equal(late.request().failure()?.errorText, 'net::ERR_ABORTED')
    assert.equal(await problem.innerText(), said)
    await page.context().close()
  }).timeout(60_000)

  test('a file that was sent before is shown with its import, and a tick imports it again', async ({
    assert,
  }) => {
    const { company, page } = await aPage('en-US')
    const text = 'name,notes\nSales,a\n'
    const first = await ended(
      company.api,
      await upload(company.api, text, { resource: 'departments' })
    )
    await page.goto(`${ORIGIN}/admin/imports/new?resource=departments`)
    assert.equal(await page.locator('#dates').inputValue(), 'MDY')
    await page.locator('#file').setInputFiles(csv('departments.csv', text))
    await press(page, 'Import it now')
    await page.getByText('This file was already imported').waitFor()
    assert.equal(
      await page.getByRole('link', { name: 'Look at that import' }).getAttribute('href'),
      `/admin/imports/${first.id}`
    )
    await picture(page, 'import-same-file')
    await page.getByLabel('Import this file again').check()
    await page.waitForURL(/allowDuplicate=true/)
    await press(page, 'Import it now')
    await page.waitForURL(/imports\/[\w-]{36}$/)
    await page.getByText('1 row was refused').waitFor()
    await page.context().close()
  }).timeout(60_000)
})
