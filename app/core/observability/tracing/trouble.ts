/** Logs once if the collector stops accepting traces, and once when it accepts them again. */
import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import logger from '@adonisjs/core/services/logger'

export function logTrouble(exporter: SpanExporter): SpanExporter {
  let isTrouble = false

  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isTaken = result.code === ExportResultCode.SUCCESS
        if (isTrouble && isTaken) logger.info('The collector takes traces again')
        if (!isTrouble && !isTaken)
          logger.warn(
            'Traces are lost: the collector does not take them: %s',
            result.error?.message
          )
        isTrouble = !isTaken
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
