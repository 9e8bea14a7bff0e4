import type { HttpContext } from '@adonisjs/core/http'
import { page } from '#admin/page'

export const home = {
  show: (ctx: HttpContext) => page(ctx, 'home'),
}
