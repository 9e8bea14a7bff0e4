import { ExpenseSchema } from '#database/schema'

export default class Expense extends ExpenseSchema {}
