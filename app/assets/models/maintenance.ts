import { MaintenanceSchema } from '#database/schema'
import type { MaintenanceStatus, MaintenanceType } from '#assets/maintenance/maintenance_lifecycle'

export default class Maintenance extends MaintenanceSchema {
  declare type: MaintenanceType
  declare status: MaintenanceStatus
}
