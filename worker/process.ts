/**
 * The process around one worker: starts the application without its port, and ends it on a signal.
 */
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { WorkerSettings } from '#worker/run'
import { ROOT, importer, tellBadSettings } from '../bin/ignition.js'

/** Time for running jobs after SIGTERM; the next worker takes over the rest. */
const GRACE_MS = 25_000

/** `settings` is called after boot, because it may use the database. */
export async function startProcess(settings: () => WorkerSettings | Promise<WorkerSettings>) {
  const app = new Ignitor(ROOT, { importer })
    .tap((one) => one.booting(() => tellBadSettings(() => import('#start/env'))))
    .createApp('console')

  try {
    await app.init()
    await app.boot()
    await app.start(async () => {
      const [
        { runWorker },
        { serveMetrics },
        { startTracing },
        { untilMigrated },
        { followDatabaseClock },
      ] = await Promise.all([
        import('#worker/run'),
        import('#worker/metrics'),
        import('#core/observability/tracing'),
        import('#core/database/schema_ready'),
        import('#core/database/database_clock'),
      ])
      const { default: logger } = await import('@adonisjs/core/services/logger')
      await startTracing('oficio-worker')
      serveMetrics()
      await followDatabaseClock()
      await untilMigrated()
      const worker = runWorker(await settings())

      let isEnding = false
      const end = async (signal: string) => {
        if (isEnding) process.exit(1)
        isEnding = true

        logger.info('%s: the worker lets its jobs end', signal)
        if (!(await worker.stop(GRACE_MS)))
          logger.warn('Some jobs still ran; the next worker takes them over')
        await Promise.race([app.terminate(), new Promise((resolve) => setTimeout(resolve, 2_000))])
        process.exit(0)
      }
      for (const signal of ['SIGTERM', 'SIGINT'] as const)
        process.on(signal, () => void end(signal))
      void worker.ready.then(() =>
        logger.info('The worker takes jobs of %s', worker.queues.join(', '))
      )
    })
  } catch (error) {
    prettyPrintError(error as Error)
    process.exit(1)
  }
}
