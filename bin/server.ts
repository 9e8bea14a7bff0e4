/** Starts the HTTP server. */
import './runtime.js'
import 'reflect-metadata'
import type { Server } from 'node:http'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { ROOT, importer, tellBadSettings, whyNotListening } from './ignition.js'

new Ignitor(ROOT, { importer })
  .tap((app) => {
    app.booting(() => tellBadSettings(() => import('#start/env')))
    app.starting(async () => {
      const { followDatabaseClock } = await import('#core/database/database_clock')
      await followDatabaseClock()
    })
    app.listen('SIGTERM', async () => {
      const { untilBalancersNoticed, keepNoConnections } =
        await import('#core/http/graceful_shutdown')
      await untilBalancersNoticed()
      keepNoConnections((await app.container.make('server')).getNodeServer() as Server | undefined)
      await app.terminate()
    })
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    const sentence = whyNotListening(error)
    if (sentence) console.error(sentence)
    else await prettyPrintError(error)
    // The connection to the database would keep the process alive.
    process.exit(1)
  })
