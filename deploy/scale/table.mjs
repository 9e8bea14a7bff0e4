/** Output of the demonstration. */
import { inDoubt } from './checks.mjs'

export const LINE_MS = 4_000

const columns = (...all) => all.map((one, index) => String(one).padStart(index ? 11 : 8)).join('')

export const HEAD = columns(
  '',
  'requests/s',
  'sent again',
  'slowest ms',
  'invoices',
  'payments',
  'imports',
  'mails',
  'webhooks',
  'errors'
)

export function line(figures, { invoices, payments, imports }, { mails, webhooks }) {
  const { requests, again, slowest } = figures.lately()
  return columns(
    '',
    (requests / (LINE_MS / 1000)).toFixed(0),
    again,
    slowest,
    invoices.length,
    payments.length,
    imports.length,
    mails.count,
    webhooks.count,
    figures.errors.length
  )
}

export function summary(results, figures, outside) {
  const reasons = [...figures.reasons].map(([reason, times]) => `${reason}: ${times}`).join(', ')
  return [
    '',
    ...results.map(
      ([what, wrong]) => `${wrong ? 'WRONG' : 'ok   '}  ${what}${wrong ? `: ${wrong}` : ''}`
    ),
    '',
    `${figures.requests} requests were answered; ${figures.again} times a client had to send again (${reasons || 'never'}).`,
    `Sent again under its id because its sender was killed: ${inDoubt(outside.mails)} mails, ${inDoubt(outside.webhooks)} webhooks.`,
    results.every(([, wrong]) => !wrong) ? 'Everything is there, once.' : 'Something is wrong.',
  ].join('\n')
}
