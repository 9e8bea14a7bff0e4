/**
 * Rules of other domains for what a product names, such as its taxes. They register with `boot`,
 * because the catalog is below them.
 */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import type { Row } from '#core/database/sql'

/** The product before an update, as its model or row has it. */
type Before = Row | undefined

/**
 * `concerns` says at once whether the rule has to do with the fields. `load` reads what the rule
 * needs, and answers a function that checks and completes them.
 */
export type ProductRule = {
  concerns: (input: Row, before: Before) => boolean
  load: () => Promise<(input: Row, before: Before) => Row>
}

const rules: ProductRule[] = []

export const checkProductsBy = (rule: ProductRule) => void rules.push(rule)

/** A rate that is null is 0. */
type Completed<Fields> = Omit<Fields, 'taxRate'> & { taxRate?: Big }

/** For the products of one request or of a part of a file: each rule loads once, if at all. */
export function productRules(): <Fields extends Row>(
  input: Fields,
  before?: Row
) => Promise<Completed<Fields>> {
  const loaded = new Map<ProductRule, ReturnType<ProductRule['load']>>()

  return async <Fields extends Row>(input: Fields, before?: Row) => {
    let fields: Row = input
    for (const rule of rules) {
      if (!rule.concerns(fields, before)) continue
      if (!loaded.has(rule)) loaded.set(rule, rule.load())
      fields = (await loaded.get(rule)!)(fields, before)
    }
    return (fields.taxRate === null ? { ...fields, taxRate: zero } : fields) as Completed<Fields>
  }
}
