/**
 * The form of a chart of accounts, as data. `accounting/chart/chart.ts` chooses that of a country.
 */
import {
  typeOfCode,
  naturalSide,
  type AccountType,
  type Nature,
} from '#accounting/chart/account_types'
import type { Role } from '#accounting/roles/roles'

/**
 * Code and name; `contra` for what stands against its type, `group` for what takes no postings
 * though it has nothing beneath it yet.
 */
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

/**
 * The rows with what their codes say: the parent is the longest code that theirs begins with.
 * Parents come before their children.
 */
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
