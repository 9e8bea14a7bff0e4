import type { HttpContext } from '@adonisjs/core/http'
import { askedIn } from '#admin/asked'
import { read } from '#admin/call_api'
import { countries } from '#admin/forms/choices'
import { codesIn, places } from '#admin/forms/fiscal_codes'
import { submit } from '#admin/forms/forms'
import { choicesOf } from '#admin/forms/schema_choices'
import { go, page } from '#admin/page'

const LIST = '/admin/third-parties'
const UPDATE = 'PATCH /third-parties/:id'

export const thirdParties = {
  async index(ctx: HttpContext) {
    const asked = { sort: 'name', ...askedIn(ctx, 'GET /third-parties') }
    await page(ctx, 'third_parties/index', {
      parties: await read(ctx, '/third-parties', asked),
      persons: persons(),
    })
  },

  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const codes = codesIn(ctx, 'responsibilities')
    const { problem } = await submit(ctx, UPDATE, ctx.params, codes)
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, LIST, ctx.i18n.t('forms.saved'))
  },

  merge: (ctx: HttpContext) => mergeAsked(ctx, ctx.request.qs().intoId),

  async mergeBoth(ctx: HttpContext) {
    const { intoId } = ctx.request.body()
    const from = await partyOf(ctx, ctx.params.id)
    const { body: into, problem } = await submit(ctx, 'POST /third-parties/:id/merge', ctx.params)
    if (problem) return mergeAsked(ctx, intoId, { problem })
    const names = { from: from.name, into: into.name }
    go(ctx, `${LIST}/${into.id}`, ctx.i18n.t('third_parties.merged', names))
  },
}

const persons = () => choicesOf(UPDATE, 'personKind')

const partyOf = (ctx: HttpContext, id: string) =>
  read(ctx, `/third-parties/${encodeURIComponent(id)}`)

async function shown(ctx: HttpContext, refused = {}) {
  const party = await partyOf(ctx, ctx.params.id)
  await page(ctx, 'third_parties/show', {
    party,
    persons: persons(),
    countries: countries(ctx, party.country ?? undefined),
    places: places(),
    ...refused,
  })
}

/** First the search for the one that stays, then the confirmation that names both. */
async function mergeAsked(ctx: HttpContext, intoId: unknown, refused = {}) {
  const from = await partyOf(ctx, ctx.params.id)
  if (intoId) {
    const into = await partyOf(ctx, String(intoId))
    return page(ctx, 'third_parties/merge', { from, into, ...refused })
  }
  const asked = { sort: 'name', ...askedIn(ctx, 'GET /third-parties') }
  const parties = await read(ctx, '/third-parties', asked)
  await page(ctx, 'third_parties/merge_find', { from, parties, ...refused })
}
