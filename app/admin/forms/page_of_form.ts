/**
 * The page that a form is on: what is sent to `/admin/webhooks/7/test` comes from
 * `/admin/webhooks/7`, and what was refused there is shown there.
 */
import router from '@adonisjs/core/services/router'

const NOWHERE = 'admin.nowhere'

/** An address that takes no form is its own page. */
export function pageOfForm(path: string): string {
  if (!router.match(path, 'POST', false)) return path

  let page = path
  while (page && !isPage(page)) page = page.slice(0, page.lastIndexOf('/'))
  return page || '/admin'
}

function isPage(path: string) {
  const found = router.match(path, 'GET', false)
  return found !== null && found.route.name !== NOWHERE
}
