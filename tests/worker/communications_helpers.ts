/** Queued mails and their outcome. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import type { Company } from '#tests/company'
import { aTemplate, anEmployee } from '#tests/functional/communications/people'
import { ok } from '#tests/functional/sales/shop'
import { addresseeOf } from '#communications/addressee'
import CommunicationTemplate from '#communications/models/communication_template'
import { queueSends } from '#communications/sending/queued_sends'
import Employee from '#hr/models/employee'

/** The company's sends, oldest first. */
export const sendsOf = ({ as }: Company) =>
  as(() =>
    rows('SELECT * FROM communication_sends WHERE tenant_id = ? ORDER BY id', [Current.tenantId])
  )

/** Says if every mail was sent or has failed. */
export async function isDone({ as }: Company): Promise<boolean> {
  const [{ waiting }] = await as(() =>
    rows(
      "SELECT COUNT(*) AS waiting FROM communication_sends WHERE tenant_id = ? AND status IN ('QUEUED', 'SENDING')",
      [Current.tenantId]
    )
  )
  return Number(waiting) === 0
}

/** Requests one mail by hand to each of the addresses, from a template of this kind. */
export async function mailsTo(
  company: Company,
  eventType: string,
  ...addresses: string[]
): Promise<any[]> {
  const template = await aTemplate(company, { eventType, subject: eventType })
  const asked = []
  for (const email of addresses) {
    const employee = await anEmployee(company, { email })
    asked.push(
      ok(
        await company.api.post('/communications/sends', {
          employeeId: employee.id,
          templateId: template.id,
        })
      )
    )
  }
  return asked
}

/** Writes many mails to one employee at once, as a large payroll does. */
export async function manyMails(company: Company, count: number) {
  const [employee, template] = [await anEmployee(company), await aTemplate(company)]
  await company.as(() =>
    transaction(async () => {
      const [addressee, model] = [
        addresseeOf(await Employee.findOrFail(employee.id)),
        await CommunicationTemplate.findOrFail(template.id),
      ]
      await queueSends(
        Array.from({ length: count }, (_, nth) => ({
          template: model,
          employee: addressee,
          occurrence: `many ${nth}`,
          values: { employeeName: addressee.name },
        }))
      )
    })
  )
  return employee.email as string
}
