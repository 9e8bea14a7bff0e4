/**
 * Finds where a statement names the tenant, and refuses statements that it cannot judge. All
 * keywords here are reserved in MySQL and MariaDB, so none can be a column.
 */
import { splitClauses } from '#core/tenancy_guard/clauses'
import { cellPin, comparedValue, conjuncts, type Pin } from '#core/tenancy_guard/conditions'
import { COMMA, ENDS_A_QUERY, isQuery, split, words } from '#core/tenancy_guard/node_lists'
import { Reader } from '#core/tenancy_guard/reader'
import { Scope, type Table } from '#core/tenancy_guard/scope'
import { refuse, type Node } from '#core/tenancy_guard/tokenizer'

/** A WHERE or ON: the tables it can name, and those whose rows it filters. */
interface Condition {
  nodes: Node[]
  sees: Table[]
  filters: Table[]
}

const SET_OPERATORS = words('union except intersect')
const VALUES = words('values value')
const MODIFIERS = words('low_priority high_priority delayed quick ignore')
const SYSTEM_SCHEMAS = words('information_schema performance_schema mysql sys')

/** Returns no pins if the statement uses no tenant's table. */
export function pinsOf(
  nodes: Node[],
  tenants: { tables: ReadonlySet<string>; column: string }
): Pin[] {
  const judge = new Judge(tenants.tables, tenants.column)
  if (nodes[0]?.word === 'insert') judge.insert(nodes)
  else judge.query(nodes)
  return judge.readsTenants ? judge.pins : []
}

class Judge {
  readonly pins: Pin[] = []
  readsTenants = false

  constructor(
    readonly tenantTables: ReadonlySet<string>,
    readonly column: string
  ) {}

  /** A statement or subquery, with its WITH and its UNION parts. */
  query(nodes: Node[], outer?: Scope) {
    for (const part of split(this.#afterWith(nodes, outer), SET_OPERATORS)) {
      this.#rows(/^(all|distinct)$/.test(part[0]?.word ?? '') ? part.slice(1) : part, outer)
    }
  }

  #afterWith(nodes: Node[], outer?: Scope) {
    if (nodes[0]?.word !== 'with') return nodes

    const reader = new Reader(nodes.slice(1))
    reader.skip('recursive')
    do {
      const name = reader.identifier()
      if (this.tenantTables.has(name.toLowerCase())) refuse(`"${name}" hides a tenant's table`)
      if (reader.next?.kids) reader.take()
      reader.expect('as')
      this.query(reader.group(), outer)
    } while (reader.skip(','))
    return reader.rest()
  }

  /** Every tenant's table of a SELECT, UPDATE or DELETE must be pinned by its own conditions. */
  #rows(nodes: Node[], outer?: Scope) {
    if (nodes[0]?.kids) return this.#parenthesised(nodes, outer)

    const verb = nodes[0]?.word ?? ''
    if (!/^(select|update|delete)$/.test(verb)) refuse(`no way to judge "${verb}"`)

    const clauses = splitClauses(nodes)
    const tables = clauses.get(verb === 'update' ? 'update' : 'from')
    if (!tables && verb !== 'select') refuse(`"${verb}" of no table`)
    if (verb === 'update') this.#keepsTenant(clauses.get('set') ?? refuse('"update" sets nothing'))

    const scope = new Scope(outer)
    const conditions: Condition[] = []
    if (tables) this.#tables(tables, scope, conditions)
    conditions.push({
      nodes: clauses.get('where') ?? [],
      sees: scope.tables,
      filters: scope.tables,
    })
    this.#pin(conditions, scope)

    for (const { alias, isTenants, isPinned } of scope.tables) {
      if (isTenants && !isPinned) refuse(`"${alias}" is not pinned to a tenant`)
    }

    for (const { nodes: condition } of conditions) this.#within(condition, scope)
    for (const [clause, parts] of clauses)
      if (parts !== tables && clause !== 'where') this.#within(parts, scope)
  }

  #parenthesised([group, ...rest]: Node[], outer?: Scope) {
    if (!isQuery(group.kids!)) refuse('no query between the parentheses')
    if (rest.length && !ENDS_A_QUERY.has(rest[0].word)) refuse(`"${rest[0].word}" behind a query`)
    this.query(group.kids!, outer)
    this.#within(rest, outer)
  }

  /** Subqueries in expressions may refer to the tables around them. */
  #within(nodes: Node[], scope?: Scope) {
    for (const { word, kids } of nodes) {
      if (word === 'select' || word === 'table') refuse(`"${word}" out of place`)
      if (!kids) continue
      if (isQuery(kids)) this.query(kids, scope)
      else this.#within(kids, scope)
    }
  }

  #keepsTenant(assignments: Node[]) {
    for (const assignment of split(assignments, COMMA)) {
      const reader = new Reader(assignment)
      let column = reader.identifier()
      while (reader.skip('.')) column = reader.identifier()
      reader.expect('=')
      if (column.toLowerCase() === this.column) refuse(`writes ${this.column}`)
    }
  }

  /** Comma is a join, but the ON conditions of its sides do not see each other. */
  #tables(nodes: Node[], scope: Scope, conditions: Condition[]): Table[] {
    const reader = new Reader(nodes)
    const tables: Table[] = []
    reader.skipAll(MODIFIERS)
    do tables.push(...this.#joined(reader, scope, conditions))
    while (reader.skip(','))
    if (reader.next) refuse(`cannot read "${reader.next.word}" among the tables`)
    return tables
  }

  /** The ON of an outer join filters only the optional side, so it does not pin the other one. */
  #joined(reader: Reader, scope: Scope, conditions: Condition[]): Table[] {
    let left = this.#table(reader, scope, conditions)

    for (let kind = reader.join(); kind; kind = reader.join()) {
      const right = this.#table(reader, scope, conditions)
      const both = [...left, ...right]
      if (reader.skip('on')) {
        conditions.push({
          nodes: reader.condition(),
          sees: both,
          filters: { inner: both, left: right, right: left }[kind],
        })
      } else if (reader.skip('using')) {
        reader.group()
      } else if (kind !== 'inner') {
        refuse('an outer join without its ON')
      }
      left = both
    }
    return left
  }

  #table(reader: Reader, scope: Scope, conditions: Condition[]): Table[] {
    reader.skip('lateral')
    if (reader.next?.kids && !isQuery(reader.next.kids))
      return this.#tables(reader.group(), scope, conditions)

    if (reader.next?.kids) {
      // A derived table sees the tables around the whole query, but not its neighbours.
      this.query(reader.group(), scope.outer)
      const table = scope.add(reader.alias() ?? '', false)
      if (reader.next?.kids) reader.group()
      return [table]
    }

    const { name, isTenants } = this.#tableName(reader)
    // Rows of JSON_TABLE come from the statement or from a neighbouring table.
    if (name.toLowerCase() === 'json_table' && reader.next?.kids)
      this.#within(reader.group(), scope)
    const table = scope.add(reader.alias() ?? name, isTenants)
    while (reader.skip('use') || reader.skip('force') || reader.skip('ignore')) {
      if (!reader.skip('index')) reader.expect('key')
      reader.group()
    }
    return [table]
  }

  #tableName(reader: Reader) {
    let name = reader.identifier()
    let schema = ''
    if (reader.skip('.')) [schema, name] = [name, reader.identifier()]
    if (reader.skip('partition')) reader.group()

    const isTenants =
      this.tenantTables.has(name.toLowerCase()) && !SYSTEM_SCHEMAS.has(schema.toLowerCase())
    this.readsTenants ||= isTenants
    return { name, isTenants }
  }

  /** Pins tables by values, then by equality with tables that are pinned already. */
  #pin(conditions: Condition[], scope: Scope) {
    const links: { from: Table; to: Table }[] = []

    for (const condition of conditions) {
      for (const part of conjuncts(condition.nodes)) {
        const left = this.#tenantOf(part, condition, scope)
        if (!left) continue

        const pin = comparedValue(left.rest)
        if (pin && condition.filters.includes(left.table)) {
          left.table.isPinned = true
          this.pins.push(pin)
        }

        const right =
          left.rest[0]?.word === '=' && this.#tenantOf(left.rest.slice(1), condition, scope)
        if (!right || right.rest.length) continue
        if (condition.filters.includes(left.table))
          links.push({ from: right.table, to: left.table })
        if (condition.filters.includes(right.table))
          links.push({ from: left.table, to: right.table })
      }
    }

    for (let grew = true; grew;) {
      grew = false
      for (const { from, to } of links) {
        if (from.isPinned && !to.isPinned) grew = to.isPinned = true
      }
    }
  }

  /** The table whose `tenant_id` or `alias.tenant_id` begins a condition. */
  #tenantOf(
    part: Node[],
    { sees }: Condition,
    scope: Scope
  ): { table: Table; rest: Node[] } | undefined {
    const isQualified = part[1]?.word === '.'
    if (part[isQualified ? 2 : 0]?.name?.toLowerCase() !== this.column) return

    // Without an alias it is that of the only tenant's table, or the server calls it ambiguous.
    const mine = sees.filter(({ isTenants }) => isTenants)
    const table = isQualified
      ? scope.find(part[0].name ?? '')
      : mine.length === 1
        ? mine[0]
        : undefined

    return table && { table, rest: part.slice(isQualified ? 3 : 1) }
  }

  insert(nodes: Node[]) {
    const reader = new Reader(nodes.slice(1))
    reader.skipAll(MODIFIERS)
    reader.skip('into')
    const { isTenants } = this.#tableName(reader)
    const rest = reader.rest()

    const [source] = split(rest, VALUES)
    if (
      source.some(
        ({ word, kids }) => word === 'select' || word === 'with' || (kids && isQuery(kids))
      )
    )
      refuse('insert … select')
    if (isTenants) this.#rowsCarryTenant(rest)
    this.#within(rest)
  }

  #rowsCarryTenant(nodes: Node[]) {
    const reader = new Reader(nodes)
    if (!reader.next?.kids) refuse('insert without its columns')
    const columns = split(reader.group(), COMMA).map(
      (column) =>
        (column.length === 1 && column[0].name?.toLowerCase()) || refuse('a column without a name')
    )
    const place = columns.indexOf(this.column)
    if (place < 0 || place !== columns.lastIndexOf(this.column))
      refuse(`insert needs ${this.column} once`)

    if (!reader.skip('value')) reader.expect('values')
    do
      this.pins.push(
        cellPin(reader.group(), place, columns.length) ??
          refuse(`a row without a plain ${this.column}`)
      )
    while (reader.skip(','))

    if (reader.skip('as')) {
      reader.identifier()
      if (reader.next?.kids) reader.group()
    }
    if (!reader.next) return
    for (const word of ['on', 'duplicate', 'key', 'update']) reader.expect(word)
    this.#keepsTenant(reader.rest())
  }
}
