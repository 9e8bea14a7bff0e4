/** Texts of third parties and municipalities for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'third-parties.index':
      'Lists third parties, newest first. ' +
      'To find one by its document, filter by `documentNumber`. ' +
      'For check digits that are wrong, filter by `hasWrongDv`.',
    'third-parties.store':
      'Creates a third party: a person or company by type and number of its document. ' +
      'A customer or supplier with a NIT and its check digit makes one by itself.',
    'third-parties.show':
      'Answers one third party. ' +
      'For its customer, supplier or employee, filter their lists by `thirdPartyId`.',
    'third-parties.update':
      'Changes the fields that are sent. ' +
      'Customers, suppliers and employees keep their own names. ' +
      'To join two records of one person, use `POST /third-parties/:id/merge`.',
    'third-parties.destroy':
      'Deletes a third party to which nothing refers; otherwise it is a 409 `IN_USE`. ' +
      'To remove a duplicate, use `POST /third-parties/:id/merge`.',
    'third-parties.merge':
      'Merges this third party into the one of `intoId`, and answers the latter. ' +
      'Its customers, suppliers, employees, journal lines and documents become those of the ' +
      'other. ' +
      'This one is then a 404. ' +
      'To correct a document without a duplicate, use `PATCH /third-parties/:id`.',
    'municipalities.index':
      'Lists the municipalities of Colombia by their code of five digits (DANE, Divipola). ' +
      'Third parties take these codes as `municipality`.',
  },
  fields: {
    'ThirdParty.documentType': {
      description:
        'The type of the document, by the country of the company. ' +
        'Colombia has the codes of DIAN: 31 NIT, 13 cédula, 22 cédula of a foreigner, 41 passport. ' +
        'Further ones are 11, 12, 21, 42, 47, 48, 50 and 91. ' +
        'Other countries have TAX_ID, FOREIGN_TAX_ID, NATIONAL_ID, PASSPORT, ' +
        'RESIDENCE_PERMIT and OTHER.',
      example: '31',
    },
    'ThirdParty.documentNumber': {
      description:
        'The number, unique with its type. ' +
        'It is kept without dots, blanks and hyphens. ' +
        'A NIT may be sent with its check digit: `901222333-9`.',
      example: '901222333',
    },
    'ThirdParty.dv': {
      description:
        'The check digit of a NIT. It follows from the number; another one is a 422 ' +
        '`WRONG_CHECK_DIGIT`.',
      example: '9',
    },
    'ThirdParty.personKind':
      'Whether it is a company or a person; it follows from the document when absent.',
    'ThirdParty.vatRegime': {
      description: 'The VAT regime. In Colombia 48 is responsible for VAT, 49 is not.',
      example: '48',
    },
    'ThirdParty.legalName': {
      description:
        'The registered name. A person may have it in place of `firstName` and `surname`.',
      example: 'Distribuidora El Páramo S.A.S.',
    },
    'ThirdParty.firstName': { description: 'The first given name of a person.', example: 'Ana' },
    'ThirdParty.secondName': { description: 'Further given names of a person.', example: 'María' },
    'ThirdParty.surname': { description: 'The first surname of a person.', example: 'Gómez' },
    'ThirdParty.secondSurname': {
      description: 'The second surname of a person.',
      example: 'Peña',
    },
    'ThirdParty.tradeName': {
      description: 'The name under which it trades.',
      example: 'El Páramo',
    },
    'ThirdParty.responsibilities': {
      description:
        'Fiscal responsibilities. In Colombia O-13 large taxpayer, O-15 self-withholder, ' +
        'O-23 withholds VAT, O-47 simple regime, R-99-PN none.',
      example: ['O-13', 'O-15'],
    },
    'ThirdParty.taxScheme': {
      description:
        'The tax that the party collects. In Colombia 01 IVA, 04 INC, ZA both, ZY neither applies, ZZ other.',
      example: '01',
    },
    'ThirdParty.municipality': {
      description: 'The code of the municipality: `GET /municipalities` lists them.',
      example: '11001',
    },
    'ThirdParty.address': { description: 'The address.', example: 'Carrera 7 # 72-41' },
    'ThirdParty.postalZone': { description: 'The postal code.', example: '110231' },
    'ThirdParty.country': {
      description:
        'The country (ISO 3166-1). That of the company when absent, except for a document of ' +
        'another country.',
      example: 'CO',
    },
    'ThirdParty.ciiu': {
      description: 'The code of its economic activity (CIIU, ISIC).',
      example: '6201',
    },
    'ThirdParty.email': {
      description: 'The e-mail address for fiscal documents.',
      example: 'facturas@paramo.example',
    },
    'ThirdParty.declarant': {
      description: 'Whether it declares income tax; null where that is not known.',
      example: true,
    },
    'intoId': 'The third party that stays.',
    'code': { description: 'The code of the municipality.', example: '11001' },
    'name': { description: 'Its name.', example: 'Bogotá, D.C.' },
    'departmentCode': { description: 'The code of its department.', example: '11' },
    'department': { description: 'The name of its department.', example: 'Bogotá' },
    'country': { description: 'Its country (ISO 3166-1).', example: 'CO' },
  },
  enums: {
    'ThirdParty.personKind': { LEGAL: 'A company.', NATURAL: 'A person.' },
  },
  parameters: {
    documentType: 'Only documents of this type.',
    personKind: 'Only companies, or only persons.',
    hasWrongDv: 'Only those whose check digit is wrong, or only the others.',
    documentNumber: { example: '901222333' },
    email: { example: 'facturas@paramo.example' },
  },
} satisfies Descriptions
