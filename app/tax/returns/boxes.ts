/** Boxes of a return and their formulas. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'

/** Adds and subtracts other boxes; `floor` answers 0 for a negative result. */
export type Formula = { plus: readonly number[]; minus?: readonly number[]; floor?: true }

/** `isOutside` marks amounts that the books do not have, such as penalties. */
export type Box = { box: number; name: string; formula?: Formula; isOutside?: true }

export type FilledBox = { box: number; name: string; amount: Big }

/** Amounts by box number. */
export class Amounts {
  private readonly byBox = new Map<number, Big>()

  add(box: number, amount: Big) {
    this.byBox.set(box, this.of(box).plus(amount))
  }

  of(box: number): Big {
    return this.byBox.get(box) ?? zero
  }
}

/** All boxes in order. A formula may use the boxes before it and boxes without a formula. */
export function filled(boxes: readonly Box[], amounts: Amounts): FilledBox[] {
  return boxes.map(({ box, name, formula }) => {
    if (formula) amounts.add(box, computed(formula, amounts))
    return { box, name, amount: amounts.of(box) }
  })
}

function computed({ plus, minus = [], floor }: Formula, amounts: Amounts): Big {
  const all = (numbers: readonly number[]) => sum(numbers.map((box) => amounts.of(box)))
  const result = all(plus).minus(all(minus))
  return floor && result.lt(0) ? zero : result
}

/** The integers from `first` through `last`. */
export const through = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
