import { choiceFilter, flagFilter } from '#core/input/query_fields'
import {
  creates,
  lists,
  lockOrFail,
  matchVersion,
  nothingOf,
  operation,
  pathId,
  reads,
  updates,
} from '#core/endpoints/operations'
import { defineList, type Condition } from '#core/resources/list/list'
import { mustBeUnreferenced } from '#core/resources/references'
import { lockLedger } from '#accounting/ledger'
import { changeTax, makeTax, removeTax } from '#tax/actions/keep_tax'
import { APPLIES_TO, TAX_CATEGORIES, TAX_KINDS } from '#tax/catalog/choices'
import { taxCatalog } from '#tax/catalog/tax_catalog'
import Tax from '#tax/models/tax'
import { taxTransformer } from '#tax/transformers/tax_transformer'
import { createTax, updateTax } from '#tax/validators/tax'

export const taxList = defineList({
  record: taxTransformer,
  sorts: ['code', 'name', 'updatedAt'],
  search: 'code and name',
  filters: {
    kind: choiceFilter(TAX_KINDS),
    category: choiceFilter(TAX_CATEGORIES),
    appliesTo: choiceFilter(APPLIES_TO),
    active: flagFilter(),
  },
  where: { active: (active: boolean): Condition => ['t.is_active = ?', active] },
})

const list = lists(taxList)

export const taxes = {
  index: operation(list.declaration, async (ctx) => {
    await taxCatalog()
    return list(ctx)
  }),
  show: reads(taxTransformer),
  store: creates(taxTransformer, createTax, makeTax, { answer: (tax) => tax }),
  update: updates(taxTransformer, Tax, updateTax, changeTax, { first: () => lockLedger() }),

  destroy: operation({ kind: 'delete', status: 204 }, async (ctx) => {
    await lockLedger()
    const tax = await lockOrFail(Tax, pathId(ctx))
    matchVersion(ctx, tax)
    await nothingOf(ctx)
    await mustBeUnreferenced('taxes', tax.id)
    await removeTax(tax)
    await tax.delete()
    ctx.response.status(204)
  }),
}
