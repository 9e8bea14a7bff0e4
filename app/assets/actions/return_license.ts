import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { addHistoryLine } from '#assets/asset/history'
import License from '#assets/models/license'
import LicenseSeat from '#assets/models/license_seat'
import { holderOfSeat, namedHolder } from '#assets/custody/seat_holders'
import type { SeatReturned } from '#assets/validators/license'

/**
 * Frees a seat, also of a deleted holder. Refuses with 409 NOT_ASSIGNED, or 422 for a missing
 * holder without a seat. Announces `license.returned`.
 */
export async function returnLicense(id: string, named: SeatReturned): Promise<License> {
  const holder = namedHolder(named)
  const license = await lockOrFail(License, id)
  const seat = await LicenseSeat.query()
    .where({ licenseId: id, ...holder })
    .forUpdate()
    .first()
  if (!seat) {
    await holderOfSeat(named)
    throw conflict('NOT_ASSIGNED', 'This holder has no seat of the license', {
      field: Object.keys(holder)[0],
    })
  }

  await seat.delete()
  await license.merge({ taken: license.taken - 1 }).save()
  if (seat.assetId)
    addHistoryLine(
      { id: seat.assetId },
      { action: 'license_returned', from: { licenseId: id, name: license.name } }
    )
  await announce('license.returned', { licenseId: id, ...holder })
  return license
}
