/** Writes slips, lines and used inputs with one deferred INSERT each. */
import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { sum } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { insertInto, type Row } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import type { Payslip as Computed } from '#payroll/computation/payslip'
import type { InputKind } from '#payroll/runs/inputs'
import Payslip from '#payroll/models/payslip'
import type { Person } from '#payroll/runs/read_months'

export type Written = { person: Person; slip: Computed }

const TOTALS = ['gross', 'base', 'deductions', 'employerCost', 'net'] as const

/** An input that another run used meanwhile fails the commit with a duplicate key. */
export async function writeSlips(runId: string, period: string, computed: readonly Written[]) {
  const slips = computed.map(({ person, slip }) => ({
    ...slip,
    ...person,
    id: newId(),
    employeeId: person.id,
    unpaid: person.unpaid,
  }))
  const made = slips.map(({ id, employeeId, name, document, position, ...slip }) => ({
    ...{ id, runId, employeeId, employeeName: name, document, position },
    ...Object.fromEntries(TOTALS.map((total) => [total, slip[total].toFixed(2)])),
  }))
  await insertMany(Payslip, made)
  insertRows(
    'payslip_lines',
    slips.flatMap((slip) => slip.lines.map((line, index) => lineRow(line, index, slip.id, runId)))
  )
  insertRows(
    'payroll_inputs',
    slips.flatMap((slip) =>
      inputsOf(slip, period).map((input) => ({
        tenant_id: Current.tenantId,
        ...input,
        run_id: runId,
        payslip_id: slip.id,
      }))
    )
  )
}

export const totalsOf = (computed: readonly Written[]) =>
  TOTALS.map((total) => [total, sum(computed.map(({ slip }) => slip[total]))] as const)

function lineRow(
  { concept, quantity, rate, base, amount, side, purpose, source }: Computed['lines'][number],
  index: number,
  payslipId: string,
  runId: string
): Row {
  return {
    ...{
      tenant_id: Current.tenantId,
      payslip_id: payslipId,
      line: index + 1,
      run_id: runId,
      concept,
    },
    ...{
      quantity: quantity.toFixed(4),
      rate: rate.toFixed(4),
      base: base.toFixed(2),
      amount: amount.toFixed(2),
      side,
      purpose,
      source: JSON.stringify(source),
    },
  }
}

/** Leave and suspensions may span months: each month uses its own part. */
function inputsOf(
  { overtime, bonuses, unpaid }: Pick<Person, 'overtime' | 'bonuses' | 'unpaid'>,
  period: string
): { kind: InputKind; input_id: string; part: string }[] {
  return [
    ...overtime.map(({ id }) => ({ kind: 'OVERTIME' as const, input_id: id, part: '' })),
    ...bonuses.map(({ id }) => ({ kind: 'BONUS' as const, input_id: id, part: '' })),
    ...unpaid.map(({ type, id }) => ({
      kind: type,
      input_id: id,
      part: type === 'ABSENCE' ? '' : period,
    })),
  ]
}

function insertRows(table: string, rows: readonly Row[]) {
  if (rows.length) defer(insertInto(table, rows))
}
