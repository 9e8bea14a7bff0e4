/** The documents of a payment as its withholdings take them, each read once. */
import type { DocumentLine, WithheldBefore } from '#tax/withholdings'
import type { Payable } from '#purchasing/payments/payables'
import { byConcept } from '#purchasing/payments/withheld_parts'

type Which = 'ALL' | 'LEFT'
type Documents = {
  lines: readonly DocumentLine[]
  /** Earlier withholdings of the documents, by concept. */
  before: WithheldBefore
}

/** A function that reads one bill, or all documents without `billId`. */
export function documentsOf(payables: readonly Payable[]) {
  const known = new Map<string, Documents>()

  async function read(payable: Payable, which: Which): Promise<Documents> {
    const key = `${payable.id} ${which}`
    if (!known.has(key))
      known.set(key, {
        lines: await payable.lines(which),
        before: await payable.withheldBefore(),
      })
    return known.get(key)!
  }

  return async (which: Which, billId?: string | null): Promise<Documents> => {
    const all: Documents[] = []
    for (const one of payables) if (!billId || one.id === billId) all.push(await read(one, which))
    return {
      lines: all.flatMap(({ lines }) => lines),
      before: byConcept(
        all.flatMap(({ before }) => [...before].map(([conceptId, one]) => ({ conceptId, ...one })))
      ),
    }
  }
}

export type ReadDocuments = ReturnType<typeof documentsOf>
