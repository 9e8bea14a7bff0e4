/** Resolves aliases to tables. */
import { refuse } from '#core/tenancy_guard/tokenizer'

export interface Table {
  alias: string
  isTenants: boolean
  isPinned: boolean
}

/** The tables of a query; `outer` has those of the query around it. */
export class Scope {
  readonly tables: Table[] = []

  constructor(readonly outer?: Scope) {}

  add(alias: string, isTenants: boolean) {
    if (alias && this.#named(alias)) refuse(`two tables are called "${alias}"`)
    const table = { alias, isTenants, isPinned: false }
    this.tables.push(table)
    return table
  }

  /** Case of aliases depends on the server, so an alias in another case resolves to no table. */
  find(alias: string): Table | undefined {
    const own = this.#named(alias)
    if (own) return own.alias === alias ? own : undefined
    return this.outer?.find(alias)
  }

  #named(alias: string) {
    return this.tables.find((table) => table.alias.toLowerCase() === alias.toLowerCase())
  }
}
