/** The third parties of rows from files: one SELECT and one INSERT for a chunk. */
import { Current } from '#core/context/current'
import { rows, selects } from '#core/database/query'
import { quoted, type Row } from '#core/database/sql'
import { undoable } from '#core/database/transaction/writes'
import { invalid } from '#core/errors/refusal'
import { preparing, writePrepared, type Prepared } from '#core/lucid/insert_many'
import { announce, isListenedTo } from '#core/jobs/outbox'
import type { Beside, Resolved } from '#core/resources/importable'
import { keyOfDocument, type Facts } from '#parties/linking/facts'
import ThirdParty from '#parties/models/third_party'

/** A third party that a row needs: a found one, or one that is ready to be written. */
type Need = { id: string; prepared?: Prepared }

/** `by`: the fields that change the link; `factsOf`: the third party of a row's document. */
export const besideOf = (
  by: readonly string[],
  factsOf: (input: any) => Facts | undefined
): Beside => ({ by, resolve: (inputs) => resolve(inputs, factsOf), write })

async function resolve(
  inputs: readonly Row[],
  factsOf: (input: any) => Facts | undefined
): Promise<Resolved[]> {
  const facts = inputs.map((input) => (input.thirdPartyId ? undefined : factsOf(input)))
  const [byId, byDocument] = await known(
    inputs.flatMap(({ thirdPartyId }) => (thirdPartyId ? [thirdPartyId as string] : [])),
    facts.filter((one) => one !== undefined)
  )
  const made = new Map<string, Need>()
  // Before the transaction, while the database writes the rows before these.
  const prepare = preparing(ThirdParty)

  return inputs.map(({ thirdPartyId }, index): Resolved => {
    if (thirdPartyId)
      return byId.has(thirdPartyId as string)
        ? { need: { id: thirdPartyId } }
        : {
            error: {
              field: 'thirdPartyId',
              code: 'NOT_FOUND',
              message: 'There is no such third party.',
            },
          }
    const one = facts[index]
    if (!one) return {}
    const key = keyOfDocument(one)
    const found = byDocument.get(key)
    if (!found && !one.legalName && !one.firstName) return {}
    if (!found && !made.has(key)) made.set(key, needOf(prepare(one)))
    const need = found ? { id: found } : made.get(key)!
    return { values: { thirdPartyId: need.id }, need }
  })
}

/** Drops the attributes, which the SQL contains. */
const needOf = ({ id, values, audit }: Prepared): Need => ({ id, prepared: { id, values, audit } })

async function known(
  ids: readonly string[],
  facts: readonly Facts[]
): Promise<[ReadonlySet<string>, ReadonlyMap<string, string>]> {
  const byType = Map.groupBy(facts, ({ documentType }) => documentType)
  const conditions = [
    ...(ids.length ? [`id IN (${list(ids)})`] : []),
    ...[...byType].map(
      ([type, some]) =>
        `document_type = ${quoted(type)} AND document_number IN (${list(some.map((one) => one.documentNumber))})`
    ),
  ]
  if (!conditions.length) return [new Set(), new Map()]

  const found = (
    await selects(conditions.map((condition) => [`${SELECT} AND ${condition}`, [Current.tenantId]]))
  ).flat()
  return [
    new Set(found.map(({ id }) => id)),
    new Map(found.map((one) => [keyOfDocument(one as Facts), one.id])),
  ]
}

const SELECT = `SELECT id, document_type AS documentType, document_number AS documentNumber
     FROM third_parties
     WHERE tenant_id = ? AND live = 1`

const list = (values: Iterable<string>) => [...new Set(values)].map(quoted).join(',')

/** Locks the found ones, which may have been merged since, and makes the others, once each. */
async function write(needs: readonly unknown[], made: Set<string>) {
  const all = new Map((needs as Need[]).map((need) => [need.id, need]))
  const found = [...all.values()].filter(({ prepared }) => !prepared)
  if (found.length) {
    const locked = await rows(
      `${SELECT} AND id IN (${list(found.map(({ id }) => id))}) LOCK IN SHARE MODE`,
      [Current.tenantId]
    )
    if (locked.length < found.length)
      throw invalid('thirdPartyId', 'NOT_FOUND', 'There is no such third party.')
  }

  const fresh = [...all.values()].flatMap(({ prepared }) =>
    prepared && !made.has(prepared.id) ? prepared : []
  )
  if (!fresh.length) return
  await writePrepared(ThirdParty, fresh)
  for (const { id } of fresh) made.add(id)
  undoable(() => fresh.forEach(({ id }) => made.delete(id)))
  if (isListenedTo('third_party.created'))
    for (const { id } of fresh) await announce('third_party.created', { thirdPartyId: id })
}
