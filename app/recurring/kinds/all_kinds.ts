/** The kinds of recurring documents. */
import { bills } from '#recurring/kinds/bills'
import { entries } from '#recurring/kinds/entries'
import { expenses } from '#recurring/kinds/expenses'
import { invoices } from '#recurring/kinds/invoices'
import type { Kind } from '#recurring/kinds/kind'

export const KINDS: readonly Kind[] = [invoices, bills, expenses, entries]

export const kindNamed = (name: string): Kind => KINDS.find((kind) => kind.name === name)!
