/** Language and theme of the pages, in a cookie; the browser's language is the default. */
import type { HttpContext } from '@adonisjs/core/http'

const COOKIE = 'oficio_look'
const LANGUAGES = ['en', 'es']
const THEMES = ['light', 'dark']

type Look = { language: string; theme?: string }

export function lookOf({ request }: HttpContext): Look {
  const [language, theme] = String(
    request.plainCookie(COOKIE, { defaultValue: '', encoded: false })
  ).split('.')
  return {
    language: LANGUAGES.includes(language) ? language : (request.language(LANGUAGES) ?? 'en'),
    theme: THEMES.includes(theme) ? theme : undefined,
  }
}

/** Saves the choice and returns to the page of the form. */
export function chooseLook(ctx: HttpContext) {
  const { language, theme } = { ...lookOf(ctx), ...(ctx.request.body() as Partial<Look>) }
  ctx.response.plainCookie(
    COOKIE,
    `${LANGUAGES.includes(language) ? language : ''}.${THEMES.includes(theme!) ? theme : ''}`,
    { path: '/admin', maxAge: '1y', encode: false }
  )
  ctx.response.redirect().status(303).toPath(pathIn(ctx))
}

/** Only paths of the pages, against redirects to other sites. */
function pathIn({ request }: HttpContext) {
  const asked = String(request.input('back', ''))
  return /^\/admin(?:[/?]|$)/.test(asked) ? asked : '/admin'
}
