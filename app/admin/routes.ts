/** The administration pages, for people with a browser: log in, log out, the board of the queues. Nothing of the API. */
import router from '@adonisjs/core/services/router'
import { board } from '#admin/board/queue_board'
import { session } from '#admin/controllers/session_controller'

const middleware = router.named({
  page: () => import('#admin/page_middleware'),
  session: () => import('@adonisjs/session/session_middleware'),
  form: () => import('#admin/form_middleware'),
  samePage: () => import('#admin/same_page_middleware'),
  administrator: () => import('#admin/administrator_middleware'),
})

export default () => {
  router
    .group(() => {
      router.get('/', ({ response }) => response.redirect().status(303).toPath('/admin/queues'))
      router.get('/login', session.show).as('admin.login')
      router.post('/login', session.store)

      router
        .group(() => {
          router.get('/logout', session.confirm).as('admin.logout')
          router.post('/logout', session.destroy)
          router.group(() => board('/admin/queues')).prefix('/queues')
        })
        .use(middleware.administrator())
    })
    .prefix('/admin')
    .use([middleware.page(), middleware.session(), middleware.form(), middleware.samePage()])
}
