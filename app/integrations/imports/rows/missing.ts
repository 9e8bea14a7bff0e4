import type { Row } from '#core/database/sql'
import type { Beside, ImportDefinition } from '#core/resources/importable'
import { insertMany } from '#core/lucid/insert_many'
import { announce, isListenedTo } from '#core/jobs/outbox'
import { undoable } from '#core/database/transaction/writes'
import type { Missing } from '#integrations/imports/rows/row'

/** Makes missing referenced records unless they are in `made`; returns the new ids. */
export async function makeMissing(
  bulk: ImportDefinition,
  missing: readonly Missing[],
  made: Set<string>
): Promise<string[]> {
  const ids: string[] = []
  for (const [field, { model, created, beside }] of Object.entries(bulk.references ?? {})) {
    const wanted = new Map(
      missing.filter((one) => one.field === field && !made.has(one.id)).map((one) => [one.id, one])
    )
    if (!wanted.size) continue

    const inputs = [...wanted.values()].map(({ id, input }) => ({ ...input, id }))
    await insertMany(model, beside ? await withBeside(beside, inputs, made) : inputs)
    for (const id of wanted.keys()) {
      made.add(id)
      undoable(() => made.delete(id))
      if (created && isListenedTo(created.event))
        await announce(created.event, { [created.id]: id })
    }
    ids.push(...wanted.keys())
  }
  return ids
}

async function withBeside(
  beside: Beside,
  inputs: readonly Row[],
  made: Set<string>
): Promise<Row[]> {
  const found = await beside.resolve(inputs)
  const needs = found.flatMap(({ need }) => need ?? [])
  if (needs.length) await beside.write(needs, made)
  return inputs.map((input, index) => ({ ...input, ...found[index].values }))
}
