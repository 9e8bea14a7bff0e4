/** The form of a chart of accounts, as data. */
import {
  typeOfCode,
  naturalSide,
  type AccountType,
  type Nature,
} from '#accounting/chart/account_types'
import type { Role } from '#accounting/roles/roles'

/** `contra`: against its type's side. `group`: takes no postings, though it has no children yet. */
type ChartRow = readonly [code: string, name: string, mark?: 'contra' | 'group']

export type Chart = {
  countryCode: string | null
  rows: readonly ChartRow[]
  roles: Record<Role, string>
}

export type ChartAccount = {
  code: string
  name: string
  parent: string | null
  type: AccountType
  nature: Nature
  isContra: boolean
  isGroup: boolean
}

/** Rows with their parents by the longest code prefix; parents come first. */
export function accountsOfChart({ rows }: Chart): ChartAccount[] {
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
      }
    })
}

function parentIn(codes: ReadonlySet<string>, code: string): string | null {
  for (let length = code.length - 1; length > 0; length--)
    if (codes.has(code.slice(0, length))) return code.slice(0, length)
  return null
}
