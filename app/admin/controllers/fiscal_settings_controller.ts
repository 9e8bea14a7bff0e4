import type { HttpContext } from '@adonisjs/core/http'
import { read } from '#admin/call_api'
import { codesIn, places } from '#admin/forms/fiscal_codes'
import { submit } from '#admin/forms/forms'
import { choicesOf } from '#admin/forms/schema_choices'
import { go, page } from '#admin/page'

const UPDATE = 'PATCH /settings/fiscal'
const CHOICES = ['personKind', 'vatRegime', 'zeroRateCategory', 'withholdingRounding']

export const fiscalSettings = {
  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await submit(ctx, UPDATE, {}, codesIn(ctx, 'responsibilities'))
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, '/admin/fiscal-settings', ctx.i18n.t('forms.saved'))
  },
}

async function shown(ctx: HttpContext, refused = {}) {
  await page(ctx, 'fiscal_settings', {
    settings: await read(ctx, '/settings/fiscal'),
    choices: Object.fromEntries(CHOICES.map((name) => [name, choicesOf(UPDATE, name)])),
    places: places(),
    ...refused,
  })
}
