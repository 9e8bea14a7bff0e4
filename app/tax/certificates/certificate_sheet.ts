/** Layout of a certificate of withholdings, with what ET 381 asks for. */
import type { Issuer } from '#documents/issuer'
import { letterhead, parties } from '#documents/letterhead'
import { SOFT, written } from '#documents/sheet'
import { table, type Column, type Row } from '#documents/table'
import { textsOf, type Texts } from '#core/primitives/texts'
import type { CertificateItem, CertificateKind, CertifiedParty } from '#tax/certificates/kinds'

/** As in the API. */
export type Certificate = {
  number: number
  year: number
  kind: CertificateKind
  issuedOn: string
  payer: CertifiedParty
  payee: CertifiedParty
  items: CertificateItem[]
  totalBase: number
  totalWithheld: number
}

/** Returns the PDF. Names and numbers of both parties are those of the certificate. */
export function certificateSheet(issuer: Issuer, certificate: Certificate): Promise<Buffer> {
  const { number, year, kind, issuedOn, payer, payee, items } = certificate
  const words = textsOf('withholding_certificates', issuer.locale)
  const from = { ...issuer, ...payer }
  const title = words(`titles.${kind}`)
  const facts = [
    [words('number'), String(number)],
    [words('year'), String(year)],
    [words('city'), payer.city],
    [words('issuedOn'), issuer.formats.day(issuedOn)],
  ] as const

  return written({ title: `${title} ${year} · ${payee.name}`, issuer }, async (sheet) => {
    let y = letterhead(sheet, from, title, String(year))
    y = parties(sheet, y, issuer, {
      label: words('payee'),
      party: { ...payee, address: [payee.address, payee.city].filter(Boolean).join(', ') },
      facts,
    })
    const said = words(`statement.${kind}`, {
      payer: [payer.name, payer.taxId].filter(Boolean).join(', '),
      payee: [payee.name, payee.taxId].filter(Boolean).join(', '),
      year: String(year),
    })
    y = (await sheet.flow(said, y)) + 12
    y = await table(sheet, y, columnsOf(kind, words), rowsOf(certificate, items, issuer, words))
    sheet.text(words('unsigned'), sheet.left, sheet.room(y + 14, 40), sheet.width, { color: SOFT })
  })
}

const right = { align: 'right' as const, points: 100 }

function columnsOf(kind: CertificateKind, words: Texts): Column[] {
  return [
    { title: words('concept'), share: 3 },
    ...(kind === 'VAT' ? [{ title: words('period'), points: 120 }] : []),
    ...(kind === 'MUNICIPAL' ? [{ title: words('municipality'), points: 90 }] : []),
    { title: words('rate'), align: 'right', points: 60 },
    { title: words('base'), ...right },
    { title: words('withheld'), ...right },
  ]
}

function rowsOf(
  { kind, totalBase, totalWithheld }: Certificate,
  items: readonly CertificateItem[],
  { formats, labels }: Issuer,
  words: Texts
): Row[] {
  const middle = ({ from, to, municipality }: CertificateItem) =>
    kind === 'VAT'
      ? [labels('period', { from: formats.day(from), to: formats.day(to) })]
      : kind === 'MUNICIPAL'
        ? [municipality ?? '']
        : []
  const body = items.map((item): Row => ({
    cells: [
      item.name,
      ...middle(item),
      item.rate === null ? '' : formats.percent(item.rate),
      formats.amount(item.base),
      formats.amount(item.amount),
    ],
  }))
  const empty = Array.from({ length: kind === 'RENTA' ? 1 : 2 }, () => '')
  const totals = [formats.amount(totalBase), formats.amount(totalWithheld)]
  return [...body, { cells: [words('total'), ...empty, ...totals], bold: true, shaded: true }]
}
