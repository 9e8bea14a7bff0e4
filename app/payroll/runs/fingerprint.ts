/** Fingerprint of the data of a draft; the approval compares it to detect later changes. */
import { crc32 } from 'node:zlib'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Month } from '#payroll/computation/month'
import { packOf } from '#payroll/statutory/law'

/** Covers all inputs of the month except overtime and bonuses, which may wait for the next run. */
export async function fingerprintOf({ first, last }: Month): Promise<string> {
  const { tenantId, tenant } = Current
  const parts: [from: string, values: string, where: string, ...bindings: string[]][] = [
    [
      'contracts t',
      't.id, t.salary, t.start_date, t.end_date',
      't.start_date <= ? AND (t.end_date IS NULL OR t.end_date >= ?)',
      last,
      first,
    ],
    ['salary_increases t', 't.id, t.new_salary, t.effective_date', 't.effective_date <= ?', last],
    ['absences t', 't.id, t.date', 't.date BETWEEN ? AND ?', first, last],
    [
      'time_off_requests t',
      't.id, t.start_date, t.end_date',
      "t.type = 'PERMISSION' AND t.status = 'APPROVED' AND t.start_date <= ? AND t.end_date >= ?",
      last,
      first,
    ],
    [
      'disciplinary_processes t',
      't.id, t.date, t.suspension_days',
      "t.type = 'SUSPENSION' AND t.date <= ? AND DATE_ADD(t.date, INTERVAL t.suspension_days - 1 DAY) >= ?",
      last,
      first,
    ],
    [
      'deductions t',
      't.id, t.name, t.percentage, t.fixed_amount, t.side, t.fund',
      't.live = 1 AND t.is_active = 1',
    ],
    ['payroll_settings t', 't.overrides', '1 = 1'],
  ]
  const sums = parts.map(([from, values, where]) => {
    const row = `CONCAT_WS('|', ${values.replaceAll(/t\.\w+/g, "COALESCE($&, '')")})`
    return `(SELECT CONCAT(COUNT(*), ':', COALESCE(SUM(CRC32(${row})), 0)) FROM ${from} WHERE t.tenant_id = ? AND ${where})`
  })
  const [{ fingerprint }] = await rows(
    `SELECT CONCAT_WS(' ', ${sums.join(', ')}) AS fingerprint`,
    parts.flatMap(([, , , ...bindings]) => [tenantId, ...bindings])
  )
  return `${fingerprint} ${tenant.countryCode}:${crc32(JSON.stringify(packOf(tenant.countryCode).parameters))}`
}
