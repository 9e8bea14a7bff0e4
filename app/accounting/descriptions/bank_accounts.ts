/** Texts of bank accounts. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'bank-accounts.index':
      'Lists bank accounts and cash registers with their balances, newest first. ' +
      'For what moved one, use `GET /bank-accounts/:id/transactions`.',
    'bank-accounts.store':
      'Opens a bank account or a cash register, together with its account in the ledger. ' +
      'For any other account, use `POST /accounts`.',
    'bank-accounts.show':
      'Answers one bank account with its balance. ' +
      'For its lines, use `GET /bank-accounts/:id/transactions`.',
    'bank-accounts.update':
      'Changes the fields that are sent. ' +
      'With `isActive: ' +
      'false` it takes no more payments; ' +
      'the balance stays until an entry moves it.',
    'bank-accounts.destroy':
      'Deletes a bank account through which no money has moved; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To keep it from payments, send `isActive: ' +
      'false` with `PATCH /bank-accounts/:id`.',
    'bank-accounts.transactions':
      'Lists what came into a bank account and went out, oldest first, with the balance ' +
      'after each line. ' +
      'For any other account, use `GET /accounts/:id/ledger`.',
  },

  fields: {
    /* Bank accounts */
    'BankAccount.name': {
      description: 'The name of the account or the cash register.',
      example: 'Bancolombia ahorros',
    },
    'BankAccount.type': 'Whether it is at a bank or a drawer.',
    'BankAccount.accountNumber': {
      description: 'The number of the account at the bank; null for a cash register.',
      example: '031-457812-09',
    },
    'BankAccount.bankName': { description: 'The name of the bank.', example: 'Bancolombia' },
    'BankAccount.balance': { example: 4850000 },
  },

  enums: {
    'BankAccount.type': {
      BANK: 'An account at a bank.',
      CASH_REGISTER: 'A drawer of cash, or any other place through which money passes.',
    },
  },
} satisfies Descriptions
