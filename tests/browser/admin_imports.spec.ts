/** An import in a real browser, with and without JavaScript. */
import type { Browser } from 'playwright-core'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { givePassword } from '#tests/functional/admin/administrator'
import { anImportWorker } from '#tests/functional/integrations/helpers'
import { aBrowser, barriers, logIn, picture, watchedPage } from '#tests/browser/admin_helpers'

const FILE = {
  name: 'clientes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Nro tributario;name;Buzón\n900;Café Ñandú;compras@nandu.co\n901;Peñón;sin correo\n'
  ),
}

test.group('An import from a page', (group) => {
  let browser: Browser

  group.setup(async () => {
    browser = await aBrowser()
    return () => browser.close()
  })
  group.setup(anImportWorker)

  for (const javaScriptEnabled of [true, false]) {
    test(
      javaScriptEnabled ? 'the file is chosen once' : 'works without a script',
      async ({ assert }) => {
        const company = await aCompany({ locale: 'es-CO' })
        await givePassword(company, company.admin)
        const { page, trouble } = await watchedPage(browser, { javaScriptEnabled })
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
        const choose = (label: string, value: string) =>
          page.locator('main').getByLabel(label, { exact: true }).selectOption(value)
        const goOn = () => (javaScriptEnabled ? undefined : press('Continuar'))
        const fileAgain = () =>
          javaScriptEnabled
            ? undefined
            : page.getByLabel('Archivo', { exact: true }).setInputFiles(FILE)

        await logIn(page, company.admin.email)
        await page.goto(`${ORIGIN}/admin/imports/new`)
        await choose('Qué contiene el archivo', 'customers')
        await goOn()
        await page.getByLabel('Archivo', { exact: true }).setInputFiles(FILE)
        await press('Revisar el archivo')

        await page.getByText('No hay un campo para la columna Buzón').waitFor()
        await choose('Nro tributario', 'taxId')
        await choose('Buzón', 'email')
        await goOn()
        await page.waitForURL(/field=taxId.*field=email/)
        await fileAgain()
        await picture(page, `import-${javaScriptEnabled ? 'with' : 'without'}-script`)
        if (javaScriptEnabled) assert.deepEqual(await barriers(page), [])
        await press('Revisar el archivo')
        const again = () =>
          javaScriptEnabled
            ? page.getByText('Se rechazaría 1 fila').waitFor()
            : page
                .getByRole('link', { name: 'Actualizar' })
                .or(page.getByText('Se rechazaría 1 fila'))
                .first()
                .waitFor()
        await again()
        await picture(page, `import-${javaScriptEnabled ? 'with' : 'without'}-script-checked`)
        assert.lengthOf((await company.api.get('/customers')).body.data, 0)

        if (!javaScriptEnabled) await page.getByRole('link', { name: 'Importar de verdad' }).click()
        await fileAgain()
        await press('Importar ahora')
        await page.waitForURL(/imports\/[\w-]{36}$/)
        if (javaScriptEnabled)
          await page.getByText('Se rechazó 1 fila; las demás ya están').waitFor()
        for (
          ;
          !javaScriptEnabled &&
          !(await page.getByText('Se rechazó 1 fila; las demás ya están').count());
        )
          await page.reload()
        assert.deepEqual(
          (await company.api.get('/customers')).body.data.map(({ name }: any) => name),
          ['Café Ñandú']
        )
        assert.deepEqual(trouble, [])
        await page.context().close()
      }
    ).timeout(120_000)
  }
})
