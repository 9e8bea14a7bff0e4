import { AbsenceSchema } from '#database/schema'

export default class Absence extends AbsenceSchema {}
