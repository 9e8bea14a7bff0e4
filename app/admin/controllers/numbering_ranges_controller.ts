import type { HttpContext } from '@adonisjs/core/http'
import { daysBetween, todayIn } from '#core/calendar/days'
import { askedIn } from '#admin/asked'
import { read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { choicesOf } from '#admin/forms/schema_choices'
import { go, page } from '#admin/page'

const LIST = '/admin/numbering-ranges'
const CREATE = 'POST /numbering-ranges'

export const numberingRanges = {
  async index(ctx: HttpContext) {
    await page(ctx, 'numbering_ranges/index', {
      ranges: await read(ctx, '/numbering-ranges', askedIn(ctx, 'GET /numbering-ranges')),
      daysLeft: (range: { validUntil: string | null }) => daysLeft(ctx, range.validUntil),
      documentTypes: documentTypes(),
    })
  },

  create: (ctx: HttpContext) =>
    page(ctx, 'numbering_ranges/new', { documentTypes: documentTypes() }),

  async store(ctx: HttpContext) {
    const { problem } = await submit(ctx, CREATE)
    if (problem)
      return page(ctx, 'numbering_ranges/new', {
        documentTypes: documentTypes(),
        problem,
        values: ctx.request.body(),
      })
    go(ctx, LIST, ctx.i18n.t('forms.added'))
  },

  show: (ctx: HttpContext) => shown(ctx),

  /** An empty technical key keeps the stored one. */
  async update(ctx: HttpContext) {
    const { technicalKey, ...values } = ctx.request.body()
    ctx.request.updateBody({ ...values, ...(technicalKey && { technicalKey }) })
    const { problem } = await submit(ctx, 'PATCH /numbering-ranges/:id', ctx.params)
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, LIST, ctx.i18n.t('forms.saved'))
  },
}

const documentTypes = () => choicesOf(CREATE, 'documentType')

/** Negative after the last day; undefined for a range without one. */
function daysLeft({ auth }: HttpContext, until: string | null): number | undefined {
  const today = todayIn(auth.getUserOrFail().tenant?.timezone ?? 'UTC')
  return until ? daysBetween(today, until) : undefined
}

async function shown(ctx: HttpContext, refused = {}) {
  const range = await read(ctx, `/numbering-ranges/${ctx.params.id}`)
  await page(ctx, 'numbering_ranges/show', { range, ...refused })
}
