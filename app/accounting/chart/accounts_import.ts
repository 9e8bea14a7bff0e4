/** Accounts from files. The parent may be a code from an earlier row. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { changeAccount } from '#accounting/actions/change_account'
import { createAccount } from '#accounting/actions/create_account'
import Account from '#accounting/models/account'
import * as input from '#accounting/validators/account'

export default defineImport({
  resource: 'accounts',
  scope: 'accounting:write',
  model: Account,
  create: input.createAccount,
  update: input.updateAccount,
  key: 'code',
  references: { parentId: { column: 'parent', model: Account, by: 'code' } },
  make: async (input) => (await createAccount(input)).account,
  change: changeAccount,
  labels: {
    code: label(
      'Código, Cuenta, Código de la cuenta, Número de cuenta',
      'Code, Account, Account code, Account number'
    ),
    name: label('Nombre, Nombre de la cuenta, Descripción', 'Name, Account name, Description'),
    nature: label('Naturaleza', 'Nature, Normal balance'),
    parent: label('Cuenta padre, Cuenta mayor, Padre', 'Parent, Parent account'),
    parentId: label('Id de la cuenta padre', 'Parent id'),
    type: label('Tipo, Clase', 'Type, Account type'),
    requiresThirdParty: label(
      'Exige tercero, Obliga tercero, Requiere tercero',
      'Requires third party, Third party'
    ),
    costCenter: label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    taxNature: label('Bienes o servicios, Naturaleza fiscal', 'Goods or services, Tax nature'),
    exogenaConcept: label('Concepto de exógena', 'Exógena concept'),
    withholdingConceptId: label(
      'Id del concepto de retención, Concepto de retención',
      'Withholding concept id, Withholding concept'
    ),
    isContra: label('Contracuenta', 'Is contra, Contra'),
    countryCode: label('País', 'Country, Country code'),
  },
  example: { code: '1997', name: 'Proyectos en curso', nature: 'DEBIT', type: 'ASSET' },
})
