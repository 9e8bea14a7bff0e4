/** Texts of expenses for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import {
  MEANINGS_OF_WITHHOLDINGS,
  TEXTS_OF_TAXES,
  TEXTS_OF_WITHHOLDINGS,
  textsOfLineTaxes,
} from '#tax/described_lines'
import { TAX_CATEGORIES } from '#tax/descriptions'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

export default {
  operations: {
    'expenses.index':
      'Lists expenses, newest first. ' +
      'For their sum by account, use `GET /reports/income-statement`.',
    'expenses.store':
      'Records an expense that was paid at once, and posts it: ' +
      'each of `lines` to its account, deductible taxes to theirs, and withholdings to those of the ' +
      'tax office. ' +
      '`amount` alone has no tax; with `taxRate` or `taxes` it is the total. ' +
      'For goods that come in and are paid later, use `POST /purchase-orders`.',
    'expenses.show':
      'Answers one expense. Its entry is in `GET /journal-entries`, filtered by `reference`.',
    'expenses.update':
      'Changes `description`, `number`, `attachmentUrl` and your own fields. ' +
      'Amounts, lines, day and accounts never change: ' +
      'use `POST /expenses/:id/void` and record it anew.',
    'expenses.void':
      'Takes an expense back: ' +
      'its posting, taxes and withholdings are reversed on `date`, and the expense stays as VOID. ' +
      'To correct only its text, use `PATCH /expenses/:id`.',
  },

  fields: {
    'Expense.status': 'The state, which `POST /expenses/:id/void` changes. Read-only.',
    'ExpenseUpdate.status':
      'May be repeated as it was read. Only `POST /expenses/:id/void` changes it.',
    'Expense.supplierId':
      'The id of the supplier, whose third party is that of the expense; null without one.',
    'Expense.thirdPartyId':
      'The third party of its postings, of `GET /third-parties`; that of the supplier by default.',
    'Expense.number': {
      description:
        'The number of the receipt, as the supplier gave it. ' +
        'Standing expenses of a supplier or third party have each number once (409 `DUPLICATE`).',
      example: 'FE-20418',
    },
    'Expense.categoryId':
      'The id of its category, which decides the account of lines that name none; null without one.',
    'Expense.costCenterId': 'The cost centre of lines that name none; null without one.',
    'Expense.lines': {
      description:
        'What was bought, at most 500. ' +
        'In place of `amount`; an `amount` beside them must be their total (422 `CONTRADICTION`).',
      example: [{ accountId: ID, net: 100000, taxes: [{ code: 'IVA19' }], nature: 'GOODS' }],
    },
    'lines.id': 'The id of the line. Read-only.',
    'lines.categoryId': 'The category, which decides the account; null without one.',
    'lines.accountId':
      'The account of the cost, of type EXPENSE or ASSET, in place of `categoryId`; ' +
      'the general account of expenses without both. ' +
      'Both must agree (422 `CONTRADICTION`).',
    'lines.description': { description: 'The text of the line.', example: 'Papelería' },
    'lines.nature':
      'Goods or services, for tax returns: by default that of the account, else services.',
    'lines.quantity': {
      description:
        'The units of taxes by unit, such as carrier bags: 1 by default, with at most 4 decimals. ' +
        '`net` and `total` are of all of them.',
      example: 1,
    },
    'lines.net': {
      description:
        'The amount before tax, in the currency of the company: more than 0. ' +
        'With `priceIncludesTax` and without `total`, a request gives it with tax.',
      example: 100000,
    },
    'lines.taxRate': {
      description: 'The rate of the VAT in percent, 0 to 100, in place of `taxes`.',
      example: 19,
    },
    'lines.tax': {
      description: 'The sum of the amounts of `taxes`. Read-only.',
      example: 19000,
    },
    'lines.total': {
      description: '`net` + `tax`. A request may give it in place of `net`.',
      example: 119000,
    },
    ...textsOfLineTaxes('lines', 'net'),
    'ExpenseCreate.lines.taxes': { example: [{ code: 'IVA19' }] },
    'ExpenseUpdate.lines.taxes': { example: [{ code: 'IVA19' }] },
    'ExpenseCreate.taxes': {
      description:
        'The taxes included in `amount`, by `taxId` or `code`. ' +
        'Beside `lines` they must be those of the lines (422 `CONTRADICTION`).',
      example: [{ code: 'IVA19' }],
    },
    'ExpenseCreate.taxRate': {
      description: 'The rate of the VAT included in `amount`, in percent.',
      example: 19,
    },
    'ExpenseCreate.priceIncludesTax':
      'True or absent: `amount` is the total. For a net amount, send `lines`.',
    'ExpenseCreate.nature': 'Goods or services: of `amount`, and of lines without one.',
    'Expense.taxes': 'The taxes of all lines, by tax and rate. Read-only.',
    ...TEXTS_OF_TAXES,
    ...TEXTS_OF_WITHHOLDINGS,
    'Expense.subtotal': {
      description: 'The sum of `net` of the lines. Read-only.',
      example: 100000,
    },
    'Expense.taxTotal': {
      description: 'The sum of `tax` of the lines. Read-only.',
      example: 19000,
    },
    'Expense.withheldTotal': {
      description: 'The sum of the withholdings, which is owed to the tax office. Read-only.',
      example: 0,
    },
    'Expense.paidAmount': {
      description: '`amount` less `withheldTotal`: the money that was paid. Read-only.',
      example: 119000,
    },
    'Expense.description': { description: 'What was bought.', example: 'Papelería' },
    'Expense.amount': {
      description:
        'The total with tax, in the currency of the company; ' + 'required without `lines`.',
      example: 119000,
    },
    'Expense.paymentAccountId':
      'The account of the ledger that paid, such as cash or `accountId` of a bank account.',
    'Expense.expenseDate': 'The day of the expense: postings and reports go by it.',
    'Expense.attachmentUrl': {
      description:
        'The address of the receipt, which is kept, not fetched, or `/api/v1/files/:id` for an uploaded one.',
      example: 'https://example.com/receipt.pdf',
    },
    'Expense.voidReason': {
      description: 'The `reason` that was given with the void; null before. Read-only.',
      example: 'Recibo duplicado.',
    },
    'ExpensesVoidInput.reason': {
      description: 'Why, in your own words. It is kept as `voidReason`.',
      example: 'Recibo duplicado.',
    },
    'ExpensesVoidInput.date':
      'The day of the void in the books: today by default, and not before the expense.',
  },

  enums: {
    'lines.nature': {
      GOODS: 'Goods, such as stationery.',
      SERVICES: 'Services, such as rent.',
    },
    'ExpenseCreate.nature': {
      GOODS: 'Goods, such as stationery.',
      SERVICES: 'Services, such as rent.',
    },
    'taxes.category': TAX_CATEGORIES,
    'withholdings.type': MEANINGS_OF_WITHHOLDINGS,
    'Expense.status': {
      POSTED: 'Recorded and posted.',
      VOID: 'Taken back on `voidedOn`.',
    },
  },

  parameters: {
    thirdPartyId: 'Only expenses of this third party, by its id.',
    number: { example: 'FE-20418' },
  },
} satisfies Descriptions
