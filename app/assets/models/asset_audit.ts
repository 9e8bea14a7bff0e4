import { AssetAuditSchema } from '#database/schema'

export default class AssetAudit extends AssetAuditSchema {}
