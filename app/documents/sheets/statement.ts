/** Statement of account of a customer. */
import type Big from 'big.js'
import type { Issuer } from '#documents/issuer'
import { letterhead, parties, type Party } from '#documents/letterhead'
import { paymentInstructions } from '#documents/passage'
import { SOFT, written } from '#documents/sheet'
import { table, type Column, type Row } from '#documents/table'
import { periodOf } from '#documents/printing/period'

type Movement = {
  date: string
  type: string
  number: number
  fiscalNumber: string | null
  debit: Big
  credit: Big
  balance: Big
}

type Statement = {
  party: Party
  from: string | null
  to: string | null
  today: string
  openingBalance: Big
  closingBalance: Big
  rows: readonly Movement[]
  totals: { debit: Big; credit: Big }
}

/** Returns the PDF. `rows` are in order of days, each with the balance after it. */
export function statement(
  issuer: Issuer,
  { party, from, to, today, openingBalance, closingBalance, rows, totals }: Statement
): Promise<Buffer> {
  const { labels, formats } = issuer
  const facts = [
    [labels('date'), formats.day(today)],
    [labels('currency'), issuer.currency],
    [labels('openingBalance'), formats.amount(openingBalance)],
    [labels('charge'), formats.amount(totals.debit)],
    [labels('payment'), formats.amount(totals.credit)],
    [labels('closingBalance'), formats.money(closingBalance)],
  ] as const

  return written({ title: `${labels('statement')} · ${party.name}`, issuer }, async (sheet) => {
    let y = letterhead(sheet, issuer, labels('statement'), periodOf(issuer, { from, to }))
    y = parties(sheet, y, issuer, { label: labels('customer'), party, facts })
    y = await table(sheet, y, columnsOf(issuer), [
      {
        cells: ['', labels('openingBalance'), '', '', formats.amount(openingBalance)],
        shaded: true,
      },
      ...rows.map(({ date, type, number, fiscalNumber, debit, credit, balance }): Row => ({
        cells: [
          formats.day(date),
          `${labels(`movements.${type}`)} ${labels('number', { number: fiscalNumber ?? number })}`,
          debit.eq(0) ? '' : formats.amount(debit),
          credit.eq(0) ? '' : formats.amount(credit),
          formats.amount(balance),
        ],
      })),
      {
        cells: [
          '',
          labels('closingBalance'),
          formats.amount(totals.debit),
          formats.amount(totals.credit),
          formats.amount(closingBalance),
        ],
        bold: true,
        shaded: true,
      },
    ])
    if (!rows.length)
      y +=
        8 +
        sheet.text(labels('nothing'), sheet.left, sheet.room(y + 8, 20), sheet.width, {
          color: SOFT,
        })
    await paymentInstructions(sheet, y + 16, issuer)
  })
}

function columnsOf({ labels }: Issuer): Column[] {
  const right = { align: 'right' as const, points: 96 }
  return [
    { title: labels('date'), points: 78 },
    { title: labels('document') },
    { title: labels('charge'), ...right },
    { title: labels('payment'), ...right },
    { title: labels('runningBalance'), ...right },
  ]
}
