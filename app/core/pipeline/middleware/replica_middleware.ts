/**
 * Lets lists and reports read from a replica. One record is read where it was written: its reader
 * may just have been told of it.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { reading } from '#core/database/read_replicas'

export default class ReplicaMiddleware {
  handle({ request, params }: HttpContext, next: NextFn) {
    const isRead = ['GET', 'HEAD'].includes(request.method())
    const isAboutOne = Object.keys(params).length > 0
    return isRead && !isAboutOne ? reading(next) : next()
  }
}
