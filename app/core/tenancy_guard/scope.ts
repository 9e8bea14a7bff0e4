/** Which tables a condition can mean by an alias. */
import { refuse } from '#core/tenancy_guard/tokenizer'

export interface Table {
  alias: string
  isTenants: boolean
  isPinned: boolean
}

/** The tables of one query, and of those around it. */
export class Scope {
  readonly tables: Table[] = []

  constructor(readonly outer?: Scope) {}

  add(alias: string, isTenants: boolean) {
    if (alias && this.#named(alias)) refuse(`two tables are called "${alias}"`)
    const table = { alias, isTenants, isPinned: false }
    this.tables.push(table)
    return table
  }

  /** Whether `P` and `p` are the same alias depends on the server: then nobody is meant. */
  find(alias: string): Table | undefined {
    const own = this.#named(alias)
    if (own) return own.alias === alias ? own : undefined
    return this.outer?.find(alias)
  }

  #named(alias: string) {
    return this.tables.find((table) => table.alias.toLowerCase() === alias.toLowerCase())
  }
}
