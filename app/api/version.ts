/** The version of the application, as its package.json says it; a build carries that along. */
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

export const VERSION: string = JSON.parse(
  readFileSync(app.makePath('package.json'), 'utf8')
).version
