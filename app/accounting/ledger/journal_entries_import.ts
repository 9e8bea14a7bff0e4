/** Manual entries from files: rows with one reference are one entry. Accounts by code. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { idKey } from '#core/primitives/id_key'
import ThirdParty from '#parties/models/third_party'
import { postEntry } from '#accounting/actions/post_entry'
import Account from '#accounting/models/account'
import CostCenter from '#accounting/models/cost_center'
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
  references: {
    accountId: { column: 'account', model: Account, by: 'code', exact: true },
    thirdPartyId: {
      ...{ column: 'thirdParty', model: ThirdParty, by: 'documentNumber', exact: true },
      compared: { attribute: 'documentNumber', of: idKey },
    },
    costCenterId: { column: 'costCenter', model: CostCenter, by: 'code', exact: true },
  },
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
    thirdParty: label('Tercero, NIT, NIT del tercero, Identificación', 'Third party, Tax id'),
    thirdPartyId: label('Id del tercero', 'Third party id'),
    costCenter: label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    costCenterId: label('Id del centro de costo', 'Cost center id'),
    taxBase: label('Base, Base gravable, Base de retención', 'Base, Tax base'),
  },
  example: { ...concept, account: '110505', debitAmount: 5_000_000 },
  exampleToo: { ...concept, account: '311505', creditAmount: 5_000_000 },
})
