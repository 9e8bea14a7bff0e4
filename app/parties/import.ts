/** Third parties from files, matched by their number, and by its type where a row has one. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { numberAndDigit, plainNumber } from '#parties/identity/document'
import { changeParty, makeParty } from '#parties/keep_party'
import ThirdParty from '#parties/models/third_party'
import { importedChange, importedThirdParty } from '#parties/validators/third_party'

/** The number as it is stored: without signs, and a NIT without its check digit. */
const storedNumber = (written: string) => numberAndDigit(written)?.number ?? plainNumber(written)

export default defineImport({
  resource: 'third-parties',
  scope: 'accounting:write',
  model: ThirdParty,
  create: importedThirdParty,
  update: importedChange,
  key: 'documentNumber',
  compared: { attribute: 'documentNumber', of: storedNumber },
  apart: ['documentType'],
  unique: {
    attribute: 'documentNumber',
    of: ({ documentType, documentNumber }) =>
      `${documentType ?? ''} ${storedNumber(documentNumber as string)}`,
  },
  make: makeParty,
  change: changeParty,
  labels: {
    documentType: label(
      'Tipo de documento, Tipo de identificación, Tipo de tercero',
      'Document type, ID type'
    ),
    documentNumber: label(
      'NIT, Identificación, Número de identificación, Documento, Número de documento, Cédula, RUT',
      'Document number, Tax ID, ID number'
    ),
    dv: label('DV, Dígito de verificación', 'Check digit'),
    personKind: label('Tipo de persona, Clase de persona', 'Person kind, Kind of person'),
    vatRegime: label('Régimen, Régimen de IVA', 'VAT regime'),
    legalName: label(
      'Razón social, Nombre o razón social, Nombre, Nombre completo',
      'Legal name, Name, Company, Company name'
    ),
    firstName: label('Primer nombre, Nombres', 'First name, Given name'),
    secondName: label('Segundo nombre, Otros nombres', 'Second name, Middle name'),
    surname: label('Primer apellido, Apellidos, Apellido', 'Surname, Last name, Family name'),
    secondSurname: label('Segundo apellido', 'Second surname, Second last name'),
    tradeName: label('Nombre comercial', 'Trade name'),
    responsibilities: label(
      'Responsabilidades, Responsabilidades fiscales',
      'Responsibilities, Tax responsibilities'
    ),
    taxScheme: label('Tributo, Esquema tributario', 'Tax scheme'),
    municipality: label(
      'Municipio, Código del municipio, Código DANE',
      'Municipality, Municipality code'
    ),
    postalZone: label('Código postal, Zona postal', 'Postal code, Postal zone, ZIP'),
    country: label('País', 'Country, Country code'),
    ciiu: label('CIIU, Código CIIU, Actividad económica', 'Economic activity'),
    declarant: label('Declarante, Declarante de renta', 'Files income tax'),
  },
  example: {
    documentType: '31',
    documentNumber: '901222333',
    dv: '9',
    legalName: 'Distribuidora El Páramo S.A.S.',
    vatRegime: '48',
    municipality: '11001',
    email: 'facturas@paramo.example',
  },
})
