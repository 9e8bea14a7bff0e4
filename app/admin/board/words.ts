/** Texts of the board in the person's language; bull-board brings its own Spanish. */
import type { I18n } from '@adonisjs/i18n'
import type { UIConfig } from '@bull-board/api/typings/app'

/** bull-board's names of our languages. */
const LOCALES: Record<string, string> = { en: 'en-US', es: 'es-ES' }

export function uiIn(i18n: I18n, ui: UIConfig): UIConfig {
  return {
    ...ui,
    boardTitle: i18n.t('queues.title'),
    miscLinks: linksIn(i18n),
    locale: { lng: LOCALES[i18n.locale] },
  }
}

const linksIn = (i18n: I18n) => [
  { text: i18n.t('queues.back'), url: '/admin' },
  { text: i18n.t('queues.log_out'), url: '/admin/logout' },
]

/** Translates the descriptions of queues. */
export function describedIn(i18n: I18n, body: any): any {
  if (!Array.isArray(body?.queues)) return body
  return {
    ...body,
    queues: body.queues.map((one: any) =>
      one?.description
        ? { ...one, description: i18n.t(`queues.what.${one.name}`, {}, one.description) }
        : one
    ),
  }
}

export const statesIn = (i18n: I18n, states: readonly string[]) =>
  states
    .map((state) => i18n.t(`queues.states.${state}`, {}, state))
    .join(` ${i18n.t('queues.or')} `)
