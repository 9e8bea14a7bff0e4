/** Manual entries from files: rows with one reference are one entry. Accounts by code. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { postEntry } from '#accounting/actions/post_entry'
import Account from '#accounting/models/account'
import JournalEntry from '#accounting/models/journal_entry'
import { createJournalEntry } from '#accounting/validators/journal_entry'

const concept = { reference: 'CD-001', entryDate: '2026-01-31', concept: 'Aporte de los socios' }

export default defineImport({
  resource: 'journal-entries',
  scope: 'accounting:write',
  model: JournalEntry,
  create: createJournalEntry,
  together: {
    by: 'reference',
    list: 'lines',
    name: 'an entry',
    most: 1_000,
    keptIn: 'reference',
    goneWhen:
      'EXISTS (SELECT 1 FROM journal_entries opposite WHERE opposite.tenant_id = r.tenant_id AND opposite.reverses_id = r.id)',
  },
  references: { accountId: { column: 'account', model: Account, by: 'code', exact: true } },
  make: postEntry,
  labels: {
    reference: label(
      'Referencia, Comprobante, Número de comprobante, Asiento',
      'Reference, Voucher, Entry, Journal'
    ),
    entryDate: label(
      'Fecha, Fecha del comprobante, Fecha contable',
      'Date, Entry date, Posting date'
    ),
    concept: label('Concepto, Glosa', 'Concept, Memo'),
    entryType: label('Tipo de comprobante, Tipo', 'Entry type, Type'),
    account: label(
      'Cuenta, Código de la cuenta, Código, Cuenta contable',
      'Account, Account code, Code'
    ),
    accountId: label('Id de la cuenta', 'Account id'),
    debitAmount: label('Débito, Debe, Débitos', 'Debit, Debits, Dr'),
    creditAmount: label('Crédito, Haber, Créditos', 'Credit, Credits, Cr'),
    description: label('Descripción, Detalle', 'Description, Line description'),
  },
  example: { ...concept, account: '110505', debitAmount: 5_000_000 },
  exampleToo: { ...concept, account: '311505', creditAmount: 5_000_000 },
})
