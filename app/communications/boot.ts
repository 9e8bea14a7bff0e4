import { subscribe } from '#core/jobs/outbox'
import { foretelling } from '#communications/foretelling'

export default () => subscribe(foretelling)
