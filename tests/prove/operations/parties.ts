/** Third parties, and merges of those that other clients post to. */
import type { Party } from '../model.js'
import { check, expects, recent, type Doing, type Operations } from './operation.js'

export async function createParty(doing: Doing) {
  const { client, company } = doing
  const answer = await client.post(company, '/third-parties', {
    documentType: '13',
    documentNumber: String(client.random.int(1e8, 9e9)),
    legalName: 'Tercero',
  })
  if (expects(doing, 'a third party', answer, ['ALREADY_EXISTS']))
    company.model.parties.push({ id: answer.json.id })
}

/** Into one that stays, as far as this client knows; another may merge either at the same time. */
async function merge(doing: Doing) {
  const { client, company } = doing
  const standing = company.model.parties.filter(({ into }) => !into)
  const [one, into] = client.random.shuffled(standing)
  if (!into) return
  const answer = await client.post(company, `/third-parties/${one.id}/merge`, { intoId: into.id })
  if (!expects(doing, 'a merge', answer, ['NOT_FOUND', 'VALIDATION_FAILED'])) return
  check(doing, !one.into, 'a third party is merged twice', { id: one.id })
  one.into = into
}

/** One that entries by hand name. */
export const someParty = (doing: Doing): Party | undefined =>
  doing.client.random.chance(0.5)
    ? recent(
        doing,
        doing.company.model.parties.filter(({ into }) => !into)
      )
    : undefined

export const partyOperations: Operations = {
  party: { weight: 2, covers: ['POST /third-parties'], run: createParty },
  merge: { weight: 1, covers: ['POST /third-parties/{id}/merge'], run: merge },
}
