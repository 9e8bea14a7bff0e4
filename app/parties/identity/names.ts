/** Names of a third party: that of a company, and the four parts of a person's. */

type Names = {
  personKind: string
  legalName?: string | null
  firstName?: string | null
  secondName?: string | null
  surname?: string | null
  secondSurname?: string | null
}

const LONGEST = 255

/** The name that lists and reports show. A person's parts stand before a name in one piece. */
export function nameOf({ personKind, legalName, ...parts }: Names): string {
  const { firstName, secondName, surname, secondSurname } = parts
  const inParts = [firstName, secondName, surname, secondSurname].filter(Boolean).join(' ')
  const [first, second] = personKind === 'NATURAL' ? [inParts, legalName] : [legalName, inParts]
  return (first || second || '').slice(0, LONGEST)
}
