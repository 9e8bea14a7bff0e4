import { lockLedger } from '#accounting/ledger/lock_ledger'
import { lockBeforeLines } from '#parties/links'

export default () => lockBeforeLines(lockLedger)
