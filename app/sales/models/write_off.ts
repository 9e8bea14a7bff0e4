import { WriteOffSchema } from '#database/schema'

export default class WriteOff extends WriteOffSchema {}
