import type { HttpContext } from '@adonisjs/core/http'
import type { JsonSchema } from '#core/input/fields'
import { askedIn } from '#admin/asked'
import { call, read } from '#admin/call_api'
import { submit } from '#admin/forms/forms'
import { endpointNamed, may } from '#admin/endpoint_access'
import { go, page } from '#admin/page'

const LIST = '/admin/templates'
const API = '/communications/templates'

/** Letters are shown in a sandboxed frame without scripts and external content. */
const POLICY_OF_LETTER =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

const MOST_EMPLOYEES = 100

export const templates = {
  async index(ctx: HttpContext) {
    await page(ctx, 'templates/index', {
      templates: await read(ctx, API, askedIn(ctx, `GET ${API}`)),
      eventTypes: eventTypes(),
    })
  },

  create: (ctx: HttpContext) => page(ctx, 'templates/new', { eventTypes: eventTypes() }),

  async store(ctx: HttpContext) {
    const { body: template, problem } = await submit(ctx, `POST ${API}`)
    if (problem)
      return page(ctx, 'templates/new', {
        eventTypes: eventTypes(),
        problem,
        values: ctx.request.body(),
      })
    go(ctx, `${LIST}/${template.id}/preview`, ctx.i18n.t('forms.added'))
  },

  show: (ctx: HttpContext) => shown(ctx),

  async update(ctx: HttpContext) {
    const { problem } = await submit(ctx, `PATCH ${API}/:id`, ctx.params)
    if (problem) return shown(ctx, { problem, values: ctx.request.body() })
    go(ctx, `${LIST}/${ctx.params.id}/preview`, ctx.i18n.t('forms.saved'))
  },

  async confirm(ctx: HttpContext) {
    await page(ctx, 'templates/delete', { template: await templateOf(ctx) })
  },

  async destroy(ctx: HttpContext) {
    const { problem } = await submit(ctx, `DELETE ${API}/:id`, ctx.params)
    if (problem) return page(ctx, 'templates/delete', { template: await templateOf(ctx), problem })
    go(ctx, LIST, ctx.i18n.t('forms.deleted'))
  },

  async preview(ctx: HttpContext) {
    const template = await templateOf(ctx)
    const { body: letter, problem } = await previewOf(ctx)
    const { response } = ctx.response
    response.setHeader(
      'Content-Security-Policy',
      `${response.getHeader('Content-Security-Policy')}; frame-src 'self'`
    )

    const names = problem
      ? []
      : [...new Set([...Object.keys(givenIn(ctx)), ...letter.missing])].filter(
          (name) => name !== 'employeeName'
        )
    await page(ctx, 'templates/preview', {
      template,
      ...(await employeesIn(ctx)),
      letter: problem ? undefined : letter,
      names,
      problem,
      given: givenIn(ctx),
      asked: textOfQuery(ctx),
    })
  },

  async letter(ctx: HttpContext) {
    const { body: letter, problem } = await previewOf(ctx)
    if (problem) return page(ctx, 'problem', { problem })

    ctx.response.response.setHeader('Content-Security-Policy', POLICY_OF_LETTER)
    ctx.response
      .header('Content-Type', 'text/html; charset=utf-8')
      .send(
        `<!doctype html><meta charset="utf-8"><body ` +
          `style="background:#fff;color:#111;font-family:sans-serif">${letter.html}</body>`
      )
  },
}

const MAIL = '/admin/mail'

export const sendLog = {
  async index(ctx: HttpContext) {
    await page(ctx, 'mail/index', {
      sends: await read(ctx, '/communications/log', askedIn(ctx, 'GET /communications/log')),
    })
  },

  async retry(ctx: HttpContext) {
    const { problem } = await submit(ctx, 'POST /communications/sends/:id/retry', ctx.params)
    if (problem) return page(ctx, 'problem', { problem })
    go(ctx, MAIL, ctx.i18n.t('mail.retried'))
  },
}

const templateOf = (ctx: HttpContext) => read(ctx, `${API}/${ctx.params.id}`)

async function shown(ctx: HttpContext, refused = {}) {
  await page(ctx, 'templates/show', {
    template: await templateOf(ctx),
    mayChange: may(ctx.auth.getUserOrFail(), `PATCH ${API}/:id`),
    ...refused,
  })
}

const previewOf = (ctx: HttpContext) =>
  call(ctx, 'POST', `${API}/${ctx.params.id}/preview`, {
    body: { employeeId: ctx.request.qs().employeeId || null, customData: givenIn(ctx) },
  })

/** One page of employees; beyond it the form searches, and the chosen one stays in the list. */
async function employeesIn(ctx: HttpContext) {
  if (!may(ctx.auth.getUserOrFail(), 'GET /employees'))
    return { employees: [], total: 0, isSearched: false }

  const { search, employeeId } = ctx.request.qs()
  const { data, meta } = await read(ctx, '/employees', {
    limit: MOST_EMPLOYEES,
    sort: 'lastName',
    ...(search && { search }),
  })
  const isMissing = employeeId && !data.some(({ id }: { id: string }) => id === employeeId)
  const { body: chosen, problem } = isMissing
    ? await call(ctx, 'GET', `/employees/${encodeURIComponent(employeeId)}`)
    : {}
  return {
    employees: chosen && !problem ? [chosen, ...data] : data,
    total: meta.total,
    isSearched: Boolean(search) || meta.total > MOST_EMPLOYEES,
  }
}

function givenIn(ctx: HttpContext): Record<string, string> {
  const asked = new URLSearchParams(textOfQuery(ctx))
  return Object.fromEntries(
    [...asked].flatMap(([name, value]) =>
      name.startsWith('value.') && value ? [[name.slice('value.'.length), value]] : []
    )
  )
}

const textOfQuery = ({ request }: HttpContext) => String(request.parsedUrl.query ?? '')

function eventTypes(): string[] {
  const schema = endpointNamed(`POST ${API}`).declaration!.input!.toJSONSchema() as JsonSchema
  return schema.properties.eventType.enum
}
