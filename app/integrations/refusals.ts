/** Refusals of integrations beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const WAITING = { LIMIT_REACHED: 'As many imports and exports wait as the company may have' }
const BEYOND = { FORBIDDEN: 'The role does not allow this, or the records that it is about' }
const BEYOND_KEY = { INSUFFICIENT_SCOPE: 'The API key lacks the scope, or that of the records' }

export default () =>
  defineRefusals({
    'imports.store': {
      MALFORMED_BODY: 'The form is not complete or not well formed',
      UPLOAD_CUT: 'The upload ended before its end',
      DUPLICATE_FILE: 'The file was imported into the resource in the last thirty days',
      ...WAITING,
      ...BEYOND,
      ...BEYOND_KEY,
    },
    'imports.preview': { ...BEYOND, ...BEYOND_KEY },
    'exports.store': { ...WAITING, ...BEYOND, ...BEYOND_KEY },
    'exports.download': {
      EXPORT_NOT_READY: 'The status is not COMPLETED, or the file is gone',
      ...BEYOND,
      ...BEYOND_KEY,
    },
    'events.index': {
      TENANT_REQUIRED: 'A SUPER_ADMIN has not chosen a company',
      EVENTS_EXPIRED: '`after` or `Last-Event-ID` is an event that is no longer kept',
      TOO_MANY_STREAMS: 'The company has 20 streams of events open',
    },
    'events.show': { TENANT_REQUIRED: 'A SUPER_ADMIN has not chosen a company' },
    'webhooks.store': {
      LIMIT_REACHED: 'The company has as many webhooks as it may have',
      ...BEYOND,
      ...BEYOND_KEY,
    },
    'webhooks.update': { ...BEYOND, ...BEYOND_KEY },
    'webhooks.test': { WEBHOOK_INACTIVE: 'The webhook is not active' },
    'webhooks.deliveries.redeliver': { WEBHOOK_INACTIVE: 'The webhook is not active' },
  })
