/** Version of package.json, which the build copies. */
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

export const VERSION: string = JSON.parse(
  readFileSync(app.makePath('package.json'), 'utf8')
).version
