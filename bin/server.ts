/** Starts the HTTP server. */
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { ROOT, importer, tellBadSettings, whyNotListening } from './ignition.js'

new Ignitor(ROOT, { importer })
  .tap((app) => {
    app.booting(() => tellBadSettings(() => import('#start/env')))
    app.listen('SIGTERM', async () => {
      const { balancersTold } = await import('#core/ending')
      await balancersTold()
      await app.terminate()
    })
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    const sentence = whyNotListening(error)
    if (sentence) console.error(sentence)
    else prettyPrintError(error)
  })
