import { randomInt } from 'node:crypto'
import { todayIn } from '#core/calendar/days'
import type { Answer } from '#tests/api'
import type { Company } from '#tests/company'
import type { Resource } from '#tests/conformance/resources'

const ok = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

/** A supplier from which 60,000 were withheld today. */
async function withheldFrom({ api, tenant }: Company) {
  const first = async (path: string) => ok(await api.get(path)).data[0].id
  const party = ok(
    await api.post('/third-parties', {
      ...{ documentType: '13', documentNumber: String(randomInt(10_000_000, 99_999_999)) },
      ...{ firstName: 'Ana', surname: 'Gómez' },
    })
  )
  const supplier = ok(await api.post('/suppliers', { name: 'Ana Gómez', thirdPartyId: party.id }))
  const conceptId = await first('/withholding-concepts?code=SERVICIOS')
  ok(
    await api.post('/expenses', {
      supplierId: supplier.id,
      description: 'Reparación',
      lines: [{ accountId: await first('/accounts?code=513550'), net: 1_000_000 }],
      paymentAccountId: await first('/accounts?code=110505'),
      expenseDate: todayIn(tenant.timezone),
      withholdings: [{ conceptId, base: 1_000_000, amount: 60_000 }],
    })
  )
  return supplier.id as string
}

export const certificateResources: Record<string, Resource> = {
  '/withholding-certificates': {
    body: async (company) => ({
      supplierId: await withheldFrom(company),
      year: Number(todayIn(company.tenant.timezone).slice(0, 4)),
      kind: 'RENTA',
    }),
  },
}
