import { ReminderSchema } from '#database/schema'

export default class Reminder extends ReminderSchema {}
