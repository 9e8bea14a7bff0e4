/** Finds the page of a form: `/admin/webhooks/7/test` belongs to `/admin/webhooks/7`. */
import router from '@adonisjs/core/services/router'

const NOWHERE = 'admin.nowhere'

/** Returns the path itself if it takes no form. */
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
