type Numbered = { number: number | bigint | null; fiscalNumber: string | null }

/** The number by which people know an issued document: the fiscal one, if it has one. */
export const printedNumber = ({ number, fiscalNumber }: Numbered): string =>
  fiscalNumber ?? String(number)
