/** Third parties as they are made and changed: by requests and by files. */
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { readParty } from '#parties/identity/read_party'
import ThirdParty from '#parties/models/third_party'

type Said = Parameters<typeof readParty>[0]

/** Refuses 422 as `readParty`, 409 `DUPLICATE` if another one has this document. */
export async function makeParty(said: Said): Promise<ThirdParty> {
  const party = await ThirdParty.create(readParty(said))
  await announce('third_party.created', { thirdPartyId: party.id })
  return party
}

/** The third party is locked. Announces a real change alone; refuses as `makeParty`. */
export const changeParty = (party: ThirdParty, said: Said) =>
  whenChanged(
    party,
    () => party.merge(readParty(said, party)).save(),
    () => announce('third_party.updated', { thirdPartyId: party.id })
  )
