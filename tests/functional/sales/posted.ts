import type { Company } from '#tests/company'
import { ok } from './shop.js'

/**
 * The entries about a document in the order of their numbers, each as its day and its lines: a debit
 * is positive, such as `519595 9.5`.
 */
export const postedOf = async ({ api }: Pick<Company, 'api'>, reference: string) =>
  ok(await api.get(`/journal-entries?reference=${reference}&sort=number`)).data.map(
    ({ entryDate, lines }: any) => [
      entryDate,
      ...lines.map(
        ({ accountCode, debitAmount, creditAmount }: any) =>
          `${accountCode} ${Number((debitAmount - creditAmount).toFixed(2))}`
      ),
    ]
  )
