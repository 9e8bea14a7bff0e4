import { ReminderLevelSchema } from '#database/schema'

export default class ReminderLevel extends ReminderLevelSchema {}
