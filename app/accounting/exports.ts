import { defineExport } from '#core/exports'
import { accountList } from '#accounting/controllers/accounts_controller'

export const exportAccounts = () => defineExport('accounts', { scope: 'accounting', list: accountList })
