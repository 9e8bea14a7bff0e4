import { AccessoryAssignmentSchema } from '#database/schema'

export default class AccessoryAssignment extends AccessoryAssignmentSchema {}
