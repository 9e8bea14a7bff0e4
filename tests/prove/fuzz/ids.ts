/** Ids and cursors that a company's answers have shown, by collection. */
import type { Random } from './random.js'

/** Names of fields whose collection their last word does not tell. */
const COLLECTIONS: Record<string, string> = {
  assignee: '/users',
  assignedTo: '/warehouses',
  location: '/warehouses',
  manager: '/employees',
  reportsTo: '/employees',
  template: '/communications/templates',
}

const KEPT = 100

/** So many records get half of the requests, so that they pass through their states. */
const FEW = 3

/** A record: its id, and its path, such as `/webhooks/1/deliveries/2`. */
type Seen = { id: string; path: string }

export class Ids {
  readonly cursors: string[] = []
  readonly all: string[] = []
  /** Ids of the lines of a document, by its path. */
  readonly lines = new Map<string, string[]>()
  readonly #of = new Map<string, Seen[]>()

  /** Keeps a record of `/webhooks/{id}/deliveries` that was seen at `/webhooks/1/deliveries`. */
  keep(collection: string, id: string, at = collection) {
    const seen = this.#of.get(collection) ?? []
    this.#of.set(collection, seen)
    if (seen.some((one) => one.id === id)) return
    seen.push({ id, path: `${at}/${id}` })
    this.all.push(id)
    if (seen.length > KEPT) this.forget(seen[0].path)
  }

  copy() {
    const copy = new Ids()
    for (const [collection, seen] of this.#of) copy.#of.set(collection, [...seen])
    copy.all.push(...this.all)
    copy.cursors.push(...this.cursors)
    return copy
  }

  /** Forgets a record that is gone. */
  forget(path: string) {
    for (const seen of this.#of.values()) {
      const at = seen.findIndex((one) => one.path === path)
      if (at < 0) continue
      const [{ id }] = seen.splice(at, 1)
      this.all.splice(this.all.indexOf(id), 1)
    }
  }

  keepCursor(cursor: string) {
    this.cursors.push(cursor)
    if (this.cursors.length > KEPT) this.cursors.shift()
  }

  /** An id of the collection, or undefined while none is known. */
  of(collection: string, random: Random): string | undefined {
    return this.#one(collection, random)?.id
  }

  /** The path of a record of the collection. */
  pathOf(collection: string, random: Random): string | undefined {
    return this.#one(collection, random)?.path
  }

  #one(collection: string, random: Random) {
    const seen = this.#of.get(collection)
    if (!seen?.length) return undefined
    return random.pick(random.chance(0.5) ? seen.slice(0, FEW) : seen)
  }

  /** The collection that a field such as `fromWarehouseId` refers to. */
  collectionOf(field: string): string | undefined {
    const name = field.replace(/(^i|I)ds?$/, '')
    if (!name) return undefined
    if (COLLECTIONS[name]) return COLLECTIONS[name]
    const matching = [...this.#of.keys()].filter((collection) => {
      const one = singular(collection)
      return one && (name.toLowerCase().endsWith(one) || one.endsWith(name.toLowerCase()))
    })
    // The shortest is the closest: accounts before bank-accounts for `accountId`.
    return matching.sort((a, b) => distance(a, name) - distance(b, name))[0]
  }
}

const singular = (collection: string) =>
  collection
    .slice(collection.lastIndexOf('/') + 1)
    .replaceAll('-', '')
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/s$/, '')

const distance = (collection: string, name: string) =>
  Math.abs(singular(collection).length - name.length)
