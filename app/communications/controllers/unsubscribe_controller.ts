import type { HttpContext } from '@adonisjs/core/http'
import { i18nOf } from '#core/primitives/texts'
import { Current, type CurrentTenant } from '#core/context/current'
import { companyOf, optOut } from '#communications/greetings/optouts'
import { readerOf, type Reader } from '#communications/greetings/unsubscribe_link'
import {
  askPage,
  donePage,
  gonePage,
  UNSUBSCRIBE_POLICY,
} from '#communications/greetings/unsubscribe_page'

export const unsubscribing = {
  show: (ctx: HttpContext) =>
    answered(ctx, async (_, company) => askPage(i18nOf(company.locale), company.name)),

  /** Called by the page's button or the mail program (RFC 8058). */
  confirm: (ctx: HttpContext) =>
    answered(ctx, async (reader, company) => {
      await Current.run({ tenant: company }, () => optOut(reader))
      return donePage(i18nOf(company.locale))
    }),
}

async function answered(
  { params, request, response }: HttpContext,
  pageFor: (reader: Reader, company: CurrentTenant) => Promise<string>
) {
  response.header('Content-Security-Policy', UNSUBSCRIBE_POLICY)
  response.header('Content-Type', 'text/html; charset=utf-8')

  const reader = readerOf(params.token)
  const company = reader && (await companyOf(reader))
  return company
    ? pageFor(reader, company)
    : response.status(404).send(gonePage(i18nOf(request.language(['en', 'es']))))
}
