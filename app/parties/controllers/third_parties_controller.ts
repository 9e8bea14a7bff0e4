import type { HttpContext } from '@adonisjs/core/http'
import { creates, deletes, does, lists, pathId, reads, updates } from '#core/endpoints/operations'
import { conflict, invalid, notFound } from '#core/errors/refusal'
import { isUuid } from '#core/input/fields'
import { choiceFilter, codeFilter, flagFilter } from '#core/input/query_fields'
import { announce } from '#core/jobs/outbox'
import { defineList } from '#core/resources/list/list'
import { among } from '#core/resources/list/lookups'
import { changeParty, makeParty } from '#parties/keep_party'
import { mergeThirdParties } from '#parties/merge/merge'
import ThirdParty from '#parties/models/third_party'
import { usersOf } from '#parties/tables'
import { thirdPartyTransformer } from '#parties/transformers/third_party_transformer'
import {
  createThirdParty,
  mergeThirdParty,
  PERSON_KINDS,
  updateThirdParty,
} from '#parties/validators/third_party'

export const thirdPartyList = defineList({
  record: thirdPartyTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'names, documentNumber and email',
  filters: {
    documentType: codeFilter(16),
    personKind: choiceFilter(PERSON_KINDS),
    hasWrongDv: flagFilter(),
  },
  where: {
    documentNumber: (values: readonly string[]) =>
      among(
        't.document_number',
        values.map((value) => value.toUpperCase())
      ),
  },
})

export const thirdParties = {
  index: lists(thirdPartyList),
  show: reads(thirdPartyTransformer),

  store: creates(thirdPartyTransformer, createThirdParty, makeParty),
  update: updates(thirdPartyTransformer, ThirdParty, updateThirdParty, changeParty),

  destroy: deletes(ThirdParty, {
    check: async ({ id }) => {
      const users = await usersOf(id)
      if (users) throw conflict('IN_USE', `${users} refer to this third party`)
      await announce('third_party.deleted', { thirdPartyId: id })
    },
  }),

  merge: does(
    {
      of: lockPair,
      input: mergeThirdParty,
      record: thirdPartyTransformer,
      summary: 'Merge a third party into another',
    },
    async ({ intoId }, ctx) => {
      const fromId = pathId(ctx)
      if (intoId === fromId)
        throw invalid('intoId', 'CONTRADICTION', 'intoId must be another third party.')
      const [from, into] = await locked([fromId, intoId])
      if (!from) throw notFound()
      if (!into) throw invalid('intoId', 'NOT_FOUND', 'There is no such third party.')

      await mergeThirdParties(from, into)
      return into
    }
  ),
}

/** Locks both third parties in the order of their ids, so that two merges do not meet. */
async function lockPair(ctx: HttpContext) {
  const { intoId } = (ctx.request.body() ?? {}) as { intoId?: unknown }
  const also =
    typeof intoId === 'string' && isUuid(intoId.trim()) ? [intoId.trim().toLowerCase()] : []
  const [party] = await locked([pathId(ctx), ...also])
  if (!party) throw notFound()
  return party
}

/** The locked third parties with these ids, in this order; undefined for one that is missing. */
async function locked(ids: readonly string[]): Promise<(ThirdParty | undefined)[]> {
  const found = await ThirdParty.query()
    .whereIn('id', [...ids])
    .where('live', 1)
    .orderBy('id')
    .forUpdate()
  return ids.map((id) => found.find((one) => one.id === id))
}
