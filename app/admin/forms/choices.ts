/** Choices of forms, in the person's language. */
import type { HttpContext } from '@adonisjs/core/http'
import { supportedCurrencies } from '#core/primitives/currencies'
import { COUNTRY_CODES } from '#core/primitives/countries'
import { WEEKDAYS } from '#core/calendar/days'
import { SCOPES, hasScope } from '#core/context/scopes'
import { read } from '#admin/call_api'

type Choice = { value: string; text: string; hint?: string }

const LOCALES = ['es-CO', 'es-MX', 'es-PE', 'es-CL', 'es-AR', 'es-EC', 'es-ES', 'en-US', 'en-GB']

const byText = (one: Choice, other: Choice) => one.text.localeCompare(other.text)

/** Roles without permissions beyond the person's own; `has` is the user's present role. */
export async function rolesToGive(ctx: HttpContext, has?: string): Promise<Choice[]> {
  const [builtIn, own] = await Promise.all([read(ctx, '/roles/built-in'), ownRoles(ctx)])
  const mayGive = ({ name, permissions }: { name: string; permissions: string[] }) =>
    name === has || permissions.every((scope) => hasScope(ctx.auth.getUserOrFail().actor, scope))
  return [...builtIn.data, ...own]
    .filter(mayGive)
    .map(({ name }) => ({ value: name, text: ctx.i18n.t(`role_names.${name}`, {}, name) }))
}

async function ownRoles(ctx: HttpContext) {
  const roles = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { data, meta } = await read(ctx, '/roles', { limit: 100, sort: 'name', cursor })
    roles.push(...data)
    cursor = meta.nextCursor
  }
  return roles
}

/** Scopes that the person has; `has` are those that the role has already. */
export const scopesToGive = ({ auth }: HttpContext, has: readonly string[] = []) =>
  SCOPES.filter((scope) => has.includes(scope) || hasScope(auth.getUserOrFail().actor, scope))

/** Countries of ISO 3166-1 by name; `has` is the company's present code. */
export function countries({ i18n }: HttpContext, has?: string): Choice[] {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const codes = new Set([...COUNTRY_CODES, ...(has ? [has] : [])])
  return [...codes].map((value) => ({ value, text: names.of(value) ?? value })).sort(byText)
}

/** Currencies for books (ISO 4217); `has` is always included. */
export function currencies({ i18n }: HttpContext, has = 'COP'): Choice[] {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'currency' })
  return [...new Set([...supportedCurrencies(), has])]
    .sort()
    .map((value) => ({ value, text: `${value} · ${names.of(value)}` }))
}

/** Zones of the IANA database by today's offset: `(GMT-05:00) America/Bogota`. */
export function timeZones(): Choice[] {
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  if (zonesOfToday.day !== day) zonesOfToday = { day, choices: zonesAt(now) }
  return zonesOfToday.choices
}

/** Cached for a day: each of some 400 zones needs its own formatter. */
let zonesOfToday: { day: string; choices: Choice[] } = { day: '', choices: [] }

function zonesAt(moment: Date): Choice[] {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
    (value) => {
      const parts = new Intl.DateTimeFormat('en', {
        timeZone: value,
        timeZoneName: 'longOffset',
      }).formatToParts(moment)
      const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
      return {
        value,
        minutes: minutesIn(offset),
        text: `(${offset}) ${value.replaceAll('_', ' ')}`,
      }
    }
  )
  return zones
    .sort((one, other) => one.minutes - other.minutes || byText(one, other))
    .map(({ value, text }) => ({ value, text }))
}

function minutesIn(offset: string) {
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(offset) ?? []
  return sign ? (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) : 0
}

/** Locales for dates and amounts; `has` is always included. */
export function locales({ i18n }: HttpContext, has: string): Choice[] {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  return [...new Set([has, ...LOCALES])]
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .sort(byText)
}

/** 2024-01-01 is a Monday. */
export function weekdays({ i18n }: HttpContext): Choice[] {
  const format = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' })
  return WEEKDAYS.map((value, index) => ({
    value,
    text: format.format(new Date(Date.UTC(2024, 0, 1 + index))),
  }))
}
