import { isPast } from '#core/calendar/due_dates'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { addHistoryLine } from '#assets/asset/history'
import License from '#assets/models/license'
import LicenseSeat from '#assets/models/license_seat'
import { holderOfSeat } from '#assets/custody/seat_holders'
import type { SeatGiven } from '#assets/validators/license'

/**
 * Gives one seat to an asset, a user or an employee. Refuses with 409 ALREADY_ASSIGNED, EXPIRED or
 * INSUFFICIENT_QUANTITY, 422 for a missing holder. Announces `license.assigned`.
 */
export async function assignLicense(id: string, { notes, ...named }: SeatGiven): Promise<License> {
  const { holder, asset } = await holderOfSeat(named)
  const license = await lockOrFail(License, id)
  if (
    await LicenseSeat.query()
      .where({ licenseId: id, ...holder })
      .first()
  )
    throw conflict('ALREADY_ASSIGNED', 'This holder has a seat of the license already', {
      field: Object.keys(holder)[0],
    })
  if (isPast(license.expirationDate))
    throw conflict('EXPIRED', 'The license has expired', { expirationDate: license.expirationDate })
  if (license.available < 1)
    throw conflict('INSUFFICIENT_QUANTITY', `All ${license.seats} seats are taken`, {
      available: license.available,
      requested: 1,
    })

  await LicenseSeat.create({ licenseId: id, ...holder, notes: notes ?? null })
  await license.merge({ taken: license.taken + 1 }).save()
  if (asset)
    addHistoryLine(asset, {
      action: 'license_assigned',
      to: { licenseId: id, name: license.name },
      note: notes,
    })
  await announce('license.assigned', { licenseId: id, ...holder })
  return license
}
