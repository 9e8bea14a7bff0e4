/** The form of a chart of accounts, as data. */
import {
  typeOfCode,
  naturalSide,
  type AccountType,
  TAX_NATURES,
  type Nature,
  type TaxNature,
} from '#accounting/chart/account_types'
import type { Role } from '#accounting/roles/roles'

/** `contra`: against its type's side. `group`: takes no postings, though it has no children yet. */
type ChartRow = readonly [code: string, name: string, mark?: 'contra' | 'group']

export type Chart = {
  countryCode: string | null
  rows: readonly ChartRow[]
  roles: Record<Role, string>
  /** Accounts beneath these codes are for goods or services in tax returns. */
  taxNatures: Record<TaxNature, readonly string[]>
  /** Assets and liabilities beneath these codes, in the statement of cash flows. */
  activities: Record<'INVESTING' | 'FINANCING', readonly string[]>
}

export type ChartAccount = {
  code: string
  name: string
  parent: string | null
  type: AccountType
  nature: Nature
  isContra: boolean
  isGroup: boolean
  taxNature: TaxNature | null
}

/** Rows with their parents by the longest code prefix; parents come first. */
export function accountsOfChart({ rows, taxNatures }: Chart): ChartAccount[] {
  const codes = new Set(rows.map(([code]) => code))
  const parents = new Map(rows.map(([code]) => [code, parentIn(codes, code)]))
  const withChildren = new Set(parents.values())

  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, name, mark]) => {
      const type = typeOfCode(code)!
      return {
        code,
        name,
        parent: parents.get(code)!,
        type,
        nature: naturalSide(type, mark === 'contra'),
        isContra: mark === 'contra',
        isGroup: mark === 'group' || withChildren.has(code),
        taxNature: natureIn(taxNatures, code),
      }
    })
}

const natureIn = (natures: Chart['taxNatures'], code: string) =>
  TAX_NATURES.find((nature) => natures[nature].some((beneath) => code.startsWith(beneath))) ?? null

function parentIn(codes: ReadonlySet<string>, code: string): string | null {
  for (let length = code.length - 1; length > 0; length--)
    if (codes.has(code.slice(0, length))) return code.slice(0, length)
  return null
}
