import { test } from '@japa/runner'
import { mailCertificate } from '#tax/certificates/certificate_document'
import { aFiscalCompany, ok, spendE } from '#tests/functional/tax/fiscal_company'
import { aMailServer } from '#tests/worker/mail_server'

test.group('Mails of withholding certificates', () => {
  test('the supplier gets the certificate as PDF', async ({ assert }) => {
    const company = await aFiscalCompany()
    const { api, year } = company
    const { id: supplierId } = await spendE(company)
    const body = { supplierId, year, kind: 'RENTA' }
    const { id } = ok(await api.post('/withholding-certificates', body))
    const mails = await aMailServer()
    await company.as(() => mailCertificate({ data: { id }, outboxId: 'one' }))

    const [mail] = mails
    assert.lengthOf(mails, 1)
    assert.match(mail.raw, /To: .*a@lawyers\.test/)
    assert.match(mail.raw, new RegExp(`filename=certificado-de-retencion-${year}-1\\.pdf`))
    assert.match(mail.raw, new RegExp(`<certificate-${id}-one@`))
  })
})
