import { RoleSchema } from '#database/schema'

export default class Role extends RoleSchema {}
