/** The job that announces deadlines of licenses, contracts and tickets. */
import { expiringLicenses } from '#assets/expiring_licenses'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { announceDeadlines, companiesWithDeadlines } from '#core/jobs/announce_deadlines'
import { endingContracts } from '#hr/ending_contracts'
import { missedResolutions, missedResponses } from '#support/targets/missed_targets'
import { eachTenant } from '#worker/job'

const DAY_MS = 86_400_000

/** Further than any window of a company reaches, in whatever time zone. */
const WIDEST_DAYS = { back: 8, ahead: 33 }

export const DEADLINES = [expiringLicenses, endingContracts, missedResponses, missedResolutions]

export async function announceAllDeadlines(signal: AbortSignal) {
  const at = (days: number) => sqlInstant(new Date(clock.now().getTime() + days * DAY_MS))!
  const widest = { from: at(-WIDEST_DAYS.back), until: at(WIDEST_DAYS.ahead) }
  for (const deadline of DEADLINES) {
    const companies = await Current.acrossTenants('find deadlines to announce', () =>
      companiesWithDeadlines(deadline, widest)
    )
    await eachTenant(companies, signal, () => announceDeadlines(deadline, signal))
  }
}
