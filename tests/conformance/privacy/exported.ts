/** Exports, written as the worker writes them. */
import { runExport } from '#integrations/exports/run_export'
import type { Api } from '#tests/api'
import type { Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'

/** Writes a requested export to its end; answers its id. */
export async function writtenExport(
  { as }: Pick<Company, 'as'>,
  api: Api,
  resource: string,
  format = 'csv'
): Promise<string> {
  const { id } = ok(await api.post('/exports', { resource, format }))
  for (let slice = 0; ok(await api.get(`/exports/${id}`)).status === 'QUEUED'; slice++) {
    if (slice > 20) throw new Error(`The export of ${resource} does not end`)
    await as(() =>
      runExport({
        data: { exportId: id },
        attempt: 1,
        signal: new AbortController().signal,
        finish: async () => {},
      })
    )
  }
  return id
}
