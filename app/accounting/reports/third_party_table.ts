/** The third-party ledger as one table: each group begins with its opening balance. */
import type { ApiRecord } from '#core/resources/transformer'
import type { MemberSums } from '#accounting/reports/sums_by_member'

/** The cells that each row of a group repeats. */
export const groupCells = ({ code, name, member }: MemberSums) => ({
  ...{ code, name, documentNumber: member?.code ?? null, thirdPartyName: member?.name ?? null },
})

// Rows without an account are named in the language of the company on paper.
export const openingRow = (group: ApiRecord, opening: unknown) => ({
  ...group,
  ...{ accountId: null, concept: 'Opening balance', balance: opening },
})

export const closingRow = (
  group: ApiRecord,
  debit: unknown,
  credit: unknown,
  closing: unknown
) => ({
  ...group,
  ...{ accountId: null, concept: 'Closing balance', debit, credit, balance: closing },
})

/** For paper. */
export const tableOf = ({ rows, ...answer }: ApiRecord): ApiRecord => ({
  ...answer,
  rows: rows.flatMap((one: ApiRecord) => {
    const { code, name, documentNumber, thirdPartyName } = one
    const group = { code, name, documentNumber, thirdPartyName }
    return [
      openingRow(group, one.opening),
      ...one.lines.map((line: ApiRecord) => ({ ...group, ...line })),
      closingRow(group, one.debit, one.credit, one.closing),
    ]
  }),
})
