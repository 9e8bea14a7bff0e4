import { defineExport } from '#core/resources/exportable'
import { thirdPartyList } from '#parties/controllers/third_parties_controller'

export default () => defineExport('third-parties', { scope: 'accounting', list: thirdPartyList })
