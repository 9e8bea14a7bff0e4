import { ImportSchema } from '#database/schema'

export default class Import extends ImportSchema {}
