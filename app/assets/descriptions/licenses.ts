/** Texts of licenses and their seats. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'licenses.index':
      'Lists licenses with their total and free seats. Their product keys are never shown.',
    'licenses.store':
      'Creates a license with its seats and answers the product key once; ' +
      'only a hash of it is kept. ' +
      'Another key is another license.',
    'licenses.show':
      'Reads one license with its free seats. Its holders are in `GET /licenses/:id/assignments`.',
    'licenses.update':
      'Changes facts, expiry or number of seats; ' +
      'fewer seats than are taken is a 409 `INSUFFICIENT_QUANTITY`. ' +
      'The product key cannot change: ' +
      'create another license with `POST /licenses`.',
    'licenses.destroy':
      'Deletes a license of which no seat is taken; ' +
      'otherwise it answers 409 `IN_USE`. ' +
      'Take the seats back first with `POST /licenses/:id/return`.',
    'licenses.assign':
      'Gives a seat to one asset, user or employee, before the license expires; ' +
      'a holder has one seat. ' +
      'Take it back with `POST /licenses/:id/return`.',
    'licenses.assignments':
      'Lists who and what has a seat. ' +
      'Filter with `assetId`, `userId` or `employeeId` for one holder.',
    'licenses.return':
      'Takes the seat of one asset, user or employee back, also after the expiry. ' +
      'To reduce the number of seats use `PATCH /licenses/:id`.',
  },

  fields: {
    'License.purchaseDate': 'Instant of the purchase, in UTC; null when unknown.',
    'License.purchaseCost': {
      description: "Cost of the purchase in the company's currency; null when unknown.",
      example: 1200000,
    },
    'License.name': { description: 'Name of the license.', example: 'Suite ofimática' },
    'License.seats': { description: 'Seats in all, taken ones included.', example: 25 },
    'License.available': { description: 'Seats that nobody has. Read-only.', example: 7 },
    'expirationDate':
      'Instant of the expiry; ' +
      'the license can be assigned through that day in the time zone of the company. ' +
      'Null for one that does not expire.',
    'NewLicense.productKey': {
      description: 'Product key as it was sent. Shown in this answer only.',
      example: 'VK7JG-NPHTM-C97JM',
    },
    'LicenseCreate.productKey': {
      description: 'Product key; only its argon2id hash is kept, and it cannot be changed later.',
      example: 'VK7JG-NPHTM-C97JM',
    },
    'LicenseUpdate.productKey': {
      description: 'The present key, which may be repeated; another one is refused.',
      example: 'VK7JG-NPHTM-C97JM',
    },
    'licenseId': 'License of the seat. Read-only.',
    'LicenseSeat.assetId': 'Asset that has the seat; null when a person has it.',
    'LicenseSeat.userId': 'User who has the seat; null for another holder.',
    'LicenseSeat.employeeId': 'Employee who has the seat; null for another holder.',
    'LicensesAssignInput.assetId': 'Asset that gets the seat. Name exactly one holder.',
    'LicensesAssignInput.userId': 'User who gets the seat. Name exactly one holder.',
    'LicensesAssignInput.employeeId': 'Employee who gets the seat. Name exactly one holder.',
    'LicensesReturnInput.assetId': 'Asset that has the seat. Name exactly one holder.',
    'LicensesReturnInput.userId': 'User who has the seat. Name exactly one holder.',
    'LicensesReturnInput.employeeId': 'Employee who has the seat. Name exactly one holder.',
  },
} satisfies Descriptions
