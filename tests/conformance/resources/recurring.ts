/** Recurring documents, for the sweeps. */
import { addDays, todayIn } from '#core/calendar/days'
import type { Company } from '#tests/company'
import { unique } from '#tests/company'
import { ok, one, resourceOf, type Resource, type Verb } from '#tests/conformance/resources'

const rhythm = () => ({ every: 1, unit: 'MONTH', startDate: todayIn('America/Bogota') })

/** The body of a single document, in the rhythm of a series. */
const again =
  (collection: string, days: string[] = []) =>
  async (company: Company) => {
    const { ...body } = (await resourceOf(collection).body!(company)) as Record<string, unknown>
    for (const day of days) delete body[day]
    return { ...body, ...rhythm() }
  }

const PATHS = ['recurring-invoices', 'recurring-bills', 'recurring-expenses', 'recurring-entries']

export const recurringResources: Record<string, Resource> = {
  '/recurring-invoices': {
    body: again('/invoices'),
    change: () => ({ notes: unique('Changed') }),
  },
  '/recurring-bills': {
    body: async (company) => ({
      ...rhythm(),
      supplierId: (await one(company, '/suppliers')).id,
      number: unique('{{month}}'),
      items: [{ description: 'Arriendo', unitCost: 100 }],
    }),
    change: () => ({ notes: unique('Changed') }),
  },
  '/recurring-expenses': {
    body: again('/expenses', ['expenseDate']),
    change: () => ({ description: unique('Changed') }),
  },
  '/recurring-entries': {
    body: again('/journal-entries', ['entryDate']),
    change: () => ({ concept: unique('Changed') }),
  },
  ...Object.fromEntries(
    PATHS.map((path): [string, Resource] => [
      `/${path}/:id/occurrences`,
      {
        within: `/${path}`,
        parent: (company) => ran(company, path),
        make: async (company) => {
          const { id } = await ran(company, path)
          return ok(await company.api.get(`/${path}/${id}/occurrences`)).data[0]
        },
      },
    ])
  ),
}

/** A series whose periods of the last months were run. */
async function ran(company: Company, path: string): Promise<{ id: string }> {
  const { id } = await one(company, `/${path}`)
  const startDate = addDays(todayIn('America/Bogota'), -100)
  ok(await company.api.patch(`/${path}/${id}`, { startDate }))
  return ok(await company.api.post(`/${path}/${id}/run`))
}

export const recurringVerbs: Record<string, Verb> = Object.fromEntries(
  PATHS.flatMap((path): [string, Verb][] => [
    ...['pause', 'cancel', 'run'].map((verb): [string, Verb] => [
      `/${path}/:id/${verb}`,
      async (company) => [`/${path}/${(await one(company, `/${path}`)).id}/${verb}`],
    ]),
    [
      `/${path}/:id/resume`,
      async (company) => {
        const { id } = await one(company, `/${path}`)
        await company.api.post(`/${path}/${id}/pause`)
        return [`/${path}/${id}/resume`]
      },
    ],
    [
      `/${path}/:id/skip`,
      async (company) => {
        const { id, nextDate } = await one(company, `/${path}`)
        return [`/${path}/${id}/skip`, { periodStart: nextDate }]
      },
    ],
  ])
)
