/** Texts of accounts. */
import type { Descriptions } from '#core/resources/descriptions'
import { ID, section } from '#accounting/descriptions/samples'

export default {
  operations: {
    'accounts.index':
      'Lists the chart of accounts, newest first. ' +
      'With `tree=true` all accounts come at once, each with its `children`; ' +
      'for balances, use `GET /reports/trial-balance`.',
    'accounts.store':
      'Opens an account, beneath another one when `parentId` says so. ' +
      'Roles of a parent go down to its first account, as `effects` tells. ' +
      'For a bank or a cash register, use `POST /bank-accounts`, which opens the account ' +
      'itself.',
    'accounts.show':
      'Answers one account. For its lines and balance, use `GET /accounts/:id/ledger`.',
    'accounts.update':
      'Changes the name and the rules for lines, or switches the account off and on with ' +
      '`isActive`. ' +
      'Code, nature, type and parent never change: ' +
      'open another account with `POST /accounts`.',
    'accounts.destroy':
      'Deletes an account to which nothing was posted and which plays no role; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To keep it from postings, send `isActive: ' +
      'false` with `PATCH /accounts/:id`.',
    'accounts.ledger':
      'Lists the lines of one account, oldest first, with the balance after each. ' +
      'For all accounts in one file, use `GET /reports/general-ledger`.',
  },

  fields: {
    /* Accounts */
    'Account.code': {
      description: 'The code in the chart, unique in the company.',
      example: '110505',
    },
    'Account.name': { description: 'The name in the chart.', example: 'Caja general' },
    'Account.type':
      'The section of the statements. ' +
      'By default that of the parent, else of the first digit of the code.',
    'AccountCreate.nature': 'The side on which the balance grows.',
    'AccountUpdate.nature': 'May be repeated as it was read. It never changes.',
    'Account.withholdingConceptId': {
      description:
        'The withholding concept that `autoWithholdings` takes for expenses of the account, by ' +
        'its id; null takes the general one.',
      example: ID,
    },
    'Account.parentId': 'The account above; null at the top.',
    'Account.requiresThirdParty':
      'Whether each line needs a third party; by default as its parent, else false. ' +
      'A line without one is then a 422 `REQUIRED`.',
    'Account.costCenter':
      'Whether lines take a cost centre: `NONE` refuses one, `REQUIRED` refuses lines ' +
      'without one. ' +
      'By default as its parent, else `OPTIONAL`.',
    'Account.taxNature':
      'Whether tax returns count its purchases and sales as goods or services; ' +
      'by default as its parent, else null.',
    'Account.exogenaConcept': {
      description:
        'The concept of its movements in exógena. Null takes that of its group, or the usual one ' +
        'of its PUC code.',
      example: '5004',
    },
    'Account.isContra': 'Whether it stands against its parent, such as accumulated depreciation.',
    'Account.effects.rolesMoved': 'A role for each item; empty when none moved.',
    'rolesMoved.role': { example: 'cash' },
    'rolesMoved.fromAccountId': 'The account that had the role.',
    'rolesMoved.toAccountId': 'The account that has it now.',
    /* Ledgers */
    'account': 'The account of the ledger.',
    'account.id': 'The id of the account.',
    'account.code': { description: 'The code of the account.', example: '110505' },
    'account.name': { description: 'The name of the account.', example: 'Caja general' },
    'account.nature': {
      description: 'The side on which its balance grows: `DEBIT` or `CREDIT`.',
      example: 'DEBIT',
    },
    'data.number': { description: 'The number of the entry.', example: 2051 },
    'data.entryDate': 'The day of the entry.',
    'data.concept': { description: 'What the entry is for.', example: 'Factura 1042' },
    'data.description': {
      description: 'The text of the line; null without one.',
      example: 'Consignación',
    },
    'data.debit': {
      description: 'The debit, in the currency of the company; 0 in a line with a credit.',
      example: 850000,
    },
    'data.credit': {
      description: 'The credit, in the currency of the company; 0 in a line with a debit.',
      example: 0,
    },
    'data.balance': { example: 4850000 },
    ...section('assets', 'What the company has'),
    ...section('liabilities', 'What the company owes'),
    ...section('equity', 'What belongs to the owners, with the result of the year'),
    ...section('income', 'What the company earned'),
    ...section('expenses', 'What the company spent'),
    ...section('investing', 'Money for and from non-current assets'),
    ...section('financing', 'Money of lenders and owners'),
    ...section('cash', 'Cash and bank accounts at the end'),
  },

  enums: {
    'Account.type': {
      ASSET: 'What the company has.',
      LIABILITY: 'What it owes.',
      EQUITY: 'What belongs to the owners.',
      INCOME: 'What it earns.',
      EXPENSE: 'What it spends, with cost of sales.',
    },
    'Account.nature': {
      DEBIT: 'Debits raise the balance.',
      CREDIT: 'Credits raise the balance.',
    },
    'Account.costCenter': {
      NONE: 'Lines have no cost centre: balance sheet accounts, for example.',
      OPTIONAL: 'Lines may have one.',
      REQUIRED: 'Each line has one.',
    },
    'Account.taxNature': {
      GOODS: 'Things, also those that are kept in stock.',
      SERVICES: 'Work, rent and all else that is no thing.',
    },
  },

  parameters: {
    parentId: 'Only accounts directly beneath this one, by its id.',
    code: { example: '110505' },
    number: { example: '2051' },
  },
} satisfies Descriptions
