/** A scan of answers for ids and names of other companies. */
import type { Report } from './report.js'

const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g

/** Ids are told apart by the first company that an answer of a creation gave them to. */
export class Isolation {
  #owners = new Map<string, number>()
  #names: { name: string; company: number }[] = []
  #seen: { company: number; path: string; ids: Set<string>; names: number[] }[] = []
  scanned = 0

  constructor(private report: Report) {}

  own(company: number, id: string) {
    this.#owners.set(id, company)
  }

  name(company: number, name: string) {
    this.#names.push({ name, company })
  }

  /** Keeps what an answer mentions: owners of ids are complete only at the end of a run. */
  note(company: number, path: string, text: string) {
    if (!company) return
    this.scanned++
    this.#seen.push({
      company,
      path,
      ids: new Set(text.match(UUID) ?? []),
      names: this.#names.flatMap(({ name, company: of }) => (text.includes(name) ? [of] : [])),
    })
  }

  /** Violates for each answer with an id or a name of another company. */
  scan() {
    for (const { company, path, ids, names } of this.#seen) {
      const foreign = [...ids].filter((id) => (this.#owners.get(id) ?? company) !== company)
      if (foreign.length || names.some((of) => of !== company))
        this.report.violate('an answer names records of another company', {
          company,
          path,
          foreign: foreign.slice(0, 5),
        })
    }
  }
}
