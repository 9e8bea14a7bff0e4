/** The administration pages, for people with a browser. Nothing of the API: what a page shows and does, it asks of the API. */
import router from '@adonisjs/core/services/router'
import { board } from '#admin/board/queue_board'
import { apiKeys } from '#admin/controllers/api_keys_controller'
import { home } from '#admin/controllers/home_controller'
import { session } from '#admin/controllers/session_controller'
import { answerFile } from '#admin/files'
import { chooseLook } from '#admin/look'

const middleware = router.named({
  page: () => import('#admin/page_middleware'),
  session: () => import('@adonisjs/session/session_middleware'),
  form: () => import('#admin/form_middleware'),
  samePage: () => import('#admin/same_page_middleware'),
  person: () => import('#admin/person_middleware'),
  administrator: () => import('#admin/administrator_middleware'),
})

/** An e-mail, a password and a token are far below. */
const MOST_BYTES_OF_STRANGERS = 16_384
/** As much as the API takes. */
const MOST_BYTES = 1_048_576

export default () => {
  router.get('/admin/files/:name', answerFile).as('admin.files')

  router
    .group(() => {
      router.get('/login', session.show).as('admin.login')
      router.post('/login', session.store)
      router.post('/look', chooseLook).as('admin.look')
    })
    .prefix('/admin')
    .use([middleware.page(), middleware.session(), middleware.form({ most: MOST_BYTES_OF_STRANGERS }), middleware.samePage()])

  router
    .group(() => {
      router.group(pages).use(middleware.person())
      router.group(() => board('/admin/queues')).prefix('/queues').use(middleware.administrator())
    })
    .prefix('/admin')
    .use([middleware.page(), middleware.session(), middleware.form({ most: MOST_BYTES }), middleware.samePage()])
}

function pages() {
  router.get('/', home.show).as('admin.home')

  router.get('/account', session.account).as('admin.account')
  router.post('/account/password', session.password).as('admin.account.password')
  router.get('/logout', session.confirm).as('admin.logout')
  router.post('/logout', session.destroy)

  router.get('/api-keys', apiKeys.index).as('admin.api_keys')
  router.get('/api-keys/new', apiKeys.create).as('admin.api_keys.new')
  router.post('/api-keys', apiKeys.store).as('admin.api_keys.store')
  router.get('/api-keys/:id/revoke', apiKeys.confirm).as('admin.api_keys.confirm')
  router.post('/api-keys/:id/revoke', apiKeys.destroy).as('admin.api_keys.revoke')
}
