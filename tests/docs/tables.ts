/** Tables of a page of the documentation. */
import { tokensOf } from '#tests/docs/page'

/** `line` is that of the head; `afterBlock` says whether a code block stands right before it. */
export type Table = { line: number; head: string[]; rows: string[][]; afterBlock: boolean }

export function tablesOf(page: string): Table[] {
  const tokens = tokensOf(page)
  return tokens.flatMap((token, at) => {
    if (token.type !== 'table_open') return []
    const end = tokens.findIndex(({ type }, index) => index > at && type === 'table_close')
    const rows: string[][] = []
    for (const [index, { type }] of tokens.entries()) {
      if (index < at || index > end) continue
      if (type === 'tr_open') rows.push([])
      if (/^t[hd]_open$/.test(type)) rows.at(-1)!.push(tokens[index + 1].content)
    }
    const [head, ...body] = rows
    const afterBlock = tokens[at - 1]?.type === 'fence'
    return [{ line: token.map![0] + 1, head, rows: body, afterBlock }]
  })
}

/** A line of an entry such as `110505 2000000`; a credit is below zero. */
export const entryLine = (code: string, amount: number) => `${code} ${amount}`

/** The posted entries that a page shows right after an answer. */
export const entriesShown = (page: string) =>
  tablesOf(page)
    .filter(({ head, afterBlock }) => afterBlock && head.join() === 'Account,Debit,Credit')
    .map(({ line, rows }) => ({
      line,
      lines: rows
        .map(([account, debit, credit]) =>
          entryLine(account.split(' ')[0], amountIn(debit) - amountIn(credit))
        )
        .sort(),
    }))

const amountIn = (cell: string) => Number(cell.replaceAll(',', ''))

/** Accounts that a page names beside their role, such as ``role `bank_charges`, 530505``. */
export const rolesShown = (text: string) =>
  [...text.matchAll(/role `(\w+)`, (\d+)/g)].map(([, role, code]) => `${role} ${code}`)
