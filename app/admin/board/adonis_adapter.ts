/** Adapter of bull-board to the AdonisJS router, which puts the board behind our middleware. */
import { readFileSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app'
import { answerCall } from '#admin/board/calls'
import { answerBoard } from '#admin/board/entry_page'
import { uiIn } from '#admin/board/words'

/** A worker uses the policy of its own script file: this one may load its parts. */
const OF_A_WORKER = "default-src 'none'; script-src 'self'"

export class AdonisAdapter implements IServerAdapter {
  #queues!: BullBoardQueues
  #views = ''
  #ui: UIConfig = {}

  /** `beforeCall` runs before each call that reads a queue. */
  constructor(
    private prefix: string,
    private beforeCall: () => Promise<void>
  ) {}

  setQueues(queues: BullBoardQueues) {
    this.#queues = queues
    return this
  }

  setUIConfig(config: UIConfig) {
    this.#ui = config
    return this
  }

  setViewsPath(path: string) {
    this.#views = path
    return this
  }

  setErrorHandler() {
    return this
  }

  setStaticPath(route: string, root: string) {
    router.get(`${route}/*`, ({ params, response }: HttpContext) => {
      const file = normalize(join(root, ...params['*']))
      if (!file.startsWith(root + sep)) return response.status(404).send('')
      response.response.setHeader('Cache-Control', 'private, max-age=3600')
      response.response.setHeader('Content-Security-Policy', OF_A_WORKER)
      response.download(file, true, () => ['There is no such file', 404])
    })
    return this
  }

  setEntryRoute(view: AppViewRoute) {
    const entry = (uiConfig: UIConfig) => view.handler({ basePath: `${this.prefix}/`, uiConfig })
    const template = readFileSync(join(this.#views, entry(this.#ui).name), 'utf8')

    for (const path of [view.route].flat())
      router.get(path, (ctx) => answerBoard(ctx, template, entry(uiIn(ctx.i18n, this.#ui)).params))
    return this
  }

  setApiRoutes(routes: AppControllerRoute[]) {
    for (const route of routes) {
      for (const path of [route.route].flat()) {
        const methods = [route.method].flat().map((method) => method.toUpperCase())
        router.route(path, methods, async (ctx: HttpContext) => {
          await this.beforeCall()
          return answerCall(ctx, route, { queues: this.#queues, uiConfig: this.#ui })
        })
      }
    }
    return this
  }
}
