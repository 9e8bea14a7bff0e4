/** Makes the mails of a run; shared data is read once. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Outgoing } from '#core/mail/mail'
import { companySettings } from '#tenants/settings'
import { isGreeting, type EventTypeName } from '#communications/event_types'
import { whoWantNoGreetings } from '#communications/greetings/optouts'
import { signedOff } from '#communications/greetings/sign_off'
import { unsubscribeLink } from '#communications/greetings/unsubscribe_link'
import { subjectOf, tooLong, writerOf, type Letter } from '#communications/letters/letter'
import { placeholdersIn, type Values } from '#communications/letters/placeholders'
import type { Claimed } from '#communications/sending/claims'

type Prepared = {
  isGreeting: boolean
  isPay: boolean
  asks: string[]
  body: string
  write: (values: Values) => Letter
}

type Written = { outgoing: Outgoing; isGreeting: boolean }

export class Correspondence {
  #templates = new Map<string, Prepared>()
  /** Employees who have opted out after their greeting was queued. */
  #refusing = new Set<string>()
  #replyTo: Outgoing['replyTo']
  #isAddressed = false

  async prepare(mails: readonly Claimed[]) {
    const unknown = [...new Set(mails.map(({ templateId }) => templateId))].filter(
      (id) => !this.#templates.has(id)
    )
    if (unknown.length) {
      const found = await rows<{ id: string; eventType: EventTypeName; body: string }>(
        'SELECT id, event_type AS eventType, body FROM communication_templates WHERE tenant_id = ? AND id IN (?)',
        [Current.tenantId, unknown]
      )
      for (const { id, eventType, body } of found)
        this.#templates.set(id, {
          isGreeting: isGreeting(eventType),
          isPay: eventType === 'PAYROLL_SLIP',
          asks: placeholdersIn(body),
          body,
          write: writerOf(body),
        })
    }
    const greeted = mails
      .filter(({ templateId }) => this.#templates.get(templateId)!.isGreeting)
      .map(({ employeeId }) => employeeId)
    for (const id of await whoWantNoGreetings([...new Set(greeted)])) this.#refusing.add(id)
    if (!this.#isAddressed) await this.#address()
  }

  /** An error when the template has new placeholders or the employee has opted out. */
  of({
    id,
    templateId,
    employeeId,
    recipient,
    subject,
    placeholders,
  }: Claimed): Written | { error: string } {
    const template = this.#templates.get(templateId)!
    if (template.isGreeting && this.#refusing.has(employeeId))
      return { error: 'The employee wants no greetings' }
    const values = JSON.parse(placeholders) as Values
    const missing = template.asks.find((name) => !Object.hasOwn(values, name))
    if (missing) return { error: `There is no value for {{${missing}}}` }

    const error = tooLong({ subject, body: template.body }, values)
    if (error) return { error }

    const letter = template.write(values)
    const outgoing = {
      id: `send-${id}`,
      to: recipient,
      name: values.employeeName,
      subject: template.isPay ? subjectOf(subject, values) : subject,
      replyTo: this.#replyTo,
    }
    if (!template.isGreeting) return { outgoing: { ...outgoing, ...letter }, isGreeting: false }

    const unsubscribe = unsubscribeLink(employeeId)
    return {
      outgoing: { ...outgoing, ...signedOff(letter, unsubscribe), unsubscribe },
      isGreeting: true,
    }
  }

  /** Replies go to the company's address, if it has one. */
  async #address() {
    const { email } = await companySettings()
    if (email) this.#replyTo = { email, name: Current.tenant.name }
    this.#isAddressed = true
  }
}
