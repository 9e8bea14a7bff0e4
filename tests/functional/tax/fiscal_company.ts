/** A Colombian company with a customer, suppliers and concepts, for returns, exógena and certificates. */
import { todayIn } from '#core/calendar/days'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/functional/sales/shop'

export { ok }

/** NITs with their check digits. */
export const NITS = { customer: '901234567-7', lawyers: '900123456-8', dian: '800197268-4' }

export type FiscalCompany = Awaited<ReturnType<typeof aFiscalCompany>>

/** `concept` answers the id of a withholding concept by its code, `account` that of an account. */
export async function aFiscalCompany() {
  const company = await aCompany()
  const { api } = company
  const first = async (path: string) => ok(await api.get(path)).data[0]
  const customer = ok(
    await api.post('/customers', { taxId: NITS.customer, name: 'Comercial Andina S.A.S.' })
  )

  return {
    ...company,
    customer,
    today: todayIn(company.tenant.timezone),
    year: Number(todayIn(company.tenant.timezone).slice(0, 4)),
    concept: async (code: string) => (await first(`/withholding-concepts?code=${code}`)).id,
    account: async (code: string) => (await first(`/accounts?code=${code}`)).id,
    service: async (price: number, more: object) =>
      ok(
        await api.post('/products', {
          sku: unique('SKU'),
          name: 'Servicio',
          costPrice: 0,
          sellingPrice: price,
          isService: true,
          ...more,
        })
      ),
  }
}

/** Sells 1,000,000 with IVA 19 and 200,000 with INC 8; the customer withholds 70,092. */
export async function sellA({ api, customer, concept, service }: FiscalCompany) {
  const [taxed, meal] = [
    await service(1_000_000, { taxRate: 19 }),
    await service(200_000, { taxes: ['INC8'] }),
  ]
  return ok(
    await api.post('/invoices', {
      customerId: customer.id,
      items: [
        { productId: taxed.id, quantity: 1 },
        { productId: meal.id, quantity: 1 },
      ],
      withholdings: [
        { conceptId: await concept('OTROS') },
        { conceptId: await concept('RETEIVA-SERVICIOS') },
        { conceptId: await concept('ICA-BOG-1-SERVICIOS') },
      ],
    })
  )
}

/** A supplier with its third party, who is what `party` says. */
export async function aSupplier({ api }: FiscalCompany, party: object, more: object = {}) {
  const { id, name } = ok(await api.post('/third-parties', party))
  return ok(await api.post('/suppliers', { name, thirdPartyId: id, ...more }))
}

/** Boxes other than 0, by number. */
export const boxesIn = ({ boxes }: { boxes: { box: number; amount: number }[] }) =>
  Object.fromEntries(boxes.filter(({ amount }) => amount).map(({ box, amount }) => [box, amount]))

/** A natural person who declares no income tax and is not responsible for IVA. */
export const aCraftsman = (company: FiscalCompany) =>
  aSupplier(company, {
    ...{ documentType: '13', documentNumber: '52123456', personKind: 'NATURAL' },
    ...{ firstName: 'Ana', surname: 'Gómez', secondSurname: 'Ruiz' },
    ...{ vatRegime: '49', declarant: false, municipality: '11001', address: 'CL 1 2 3' },
  })

/** A company of lawyers that declares income tax and is responsible for IVA. */
export const lawyers = (company: FiscalCompany, more: object = { email: 'a@lawyers.test' }) =>
  aSupplier(
    company,
    {
      ...{ documentType: '31', documentNumber: '900123456', personKind: 'LEGAL' },
      ...{ legalName: 'Asesores Legales S.A.S.', vatRegime: '48', declarant: true },
      municipality: '11001',
    },
    more
  )

type Spent = { account: string; net: number; taxRate?: number; nature?: string }

/** An expense that is paid at once from the petty cash, less what is withheld. */
export async function spend(
  { api, account, concept, today }: FiscalCompany,
  supplierId: string | null,
  { account: code, ...line }: Spent,
  concepts: readonly string[] = []
) {
  const withholdings = []
  for (const one of concepts) withholdings.push({ conceptId: await concept(one) })
  return ok(
    await api.post('/expenses', {
      ...(supplierId && { supplierId }),
      description: 'Gasto',
      lines: [{ accountId: await account(code), ...line }],
      paymentAccountId: await account('110505'),
      expenseDate: today,
      withholdings,
    })
  )
}

/** Case C: services of 1,000,000 by a natural person; 60,000 and 9,660 are withheld. */
export async function spendC(company: FiscalCompany) {
  const supplier = await aCraftsman(company)
  await spend(company, supplier.id, { account: '513550', net: 1_000_000, nature: 'SERVICES' }, [
    'SERVICIOS',
    'ICA-BOG-1-SERVICIOS',
  ])
  return supplier
}

/** Case D: stationery of 100,000 with IVA 19, below the minimum of withholdings. */
export async function spendD(company: FiscalCompany) {
  const supplier = await aSupplier(company, {
    ...{ documentType: '31', documentNumber: '890903938', legalName: 'Papelería Central S.A.' },
  })
  const line = { account: '519530', net: 100_000, taxRate: 19, nature: 'GOODS' }
  await spend(company, supplier.id, line)
  return supplier
}

/** Case E: fees of 2,000,000 with IVA 19; 220,000, 57,000 and 19,320 are withheld. */
export async function spendE(company: FiscalCompany, more?: object) {
  const supplier = await lawyers(company, more)
  const line = { account: '511030', net: 2_000_000, taxRate: 19, nature: 'SERVICES' }
  await spend(company, supplier.id, line, [
    'HONORARIOS',
    'RETEIVA-SERVICIOS',
    'ICA-BOG-1-SERVICIOS',
  ])
  return supplier
}
