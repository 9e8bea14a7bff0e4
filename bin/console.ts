/** Starts an Ace command. */
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { ROOT, importer, tellBadSettings } from './ignition.js'

new Ignitor(ROOT, { importer })
  .tap((app) => {
    app.booting(() => tellBadSettings(() => import('#start/env')))
    app.listen('SIGTERM', () => app.terminate())
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
