/** Error codes of OpenAPI, /docs/errors and docs/reference/errors.md; a test finds gaps. */
type ErrorCode = { status: number; meaning: string; remedy: string }

export const ERRORS: Record<string, ErrorCode> = {
  MALFORMED_JSON: {
    status: 400,
    meaning: 'The body, or a JSON file for an import, is not valid JSON, or names something twice.',
    remedy: 'Send one complete JSON value in UTF-8, with each name once in its object.',
  },
  MALFORMED_BODY: {
    status: 400,
    meaning: 'The multipart form of an upload is not complete or not well formed.',
    remedy: 'Send it as multipart/form-data with its boundary, or send the file as the body.',
  },
  UPLOAD_CUT: {
    status: 400,
    meaning: 'The upload ended before its end; nothing was kept of it.',
    remedy: 'Upload the file again.',
  },
  MALFORMED_REQUEST: {
    status: 400,
    meaning: 'What came is no HTTP request.',
    remedy: 'Look at the method, the address and the headers as they leave your program.',
  },
  TENANT_REQUIRED: {
    status: 400,
    meaning:
      'A SUPER_ADMIN without a company of their own asked for something that belongs to one.',
    remedy: 'Choose the company with the header X-Tenant-Id.',
  },

  UNAUTHENTICATED: {
    status: 401,
    meaning:
      'No credentials were sent, or they are not valid: a tampered token, a token that was logged out, a key that was revoked or has expired.',
    remedy: 'Log in, or use a valid API key: Authorization: Bearer <token>.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    meaning:
      'E-mail and password do not belong together. An unknown e-mail and a disabled user get the same answer.',
    remedy: 'Check both; an administrator can set a new password.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    meaning: 'The access token is past its time.',
    remedy: 'Log in again and repeat the request.',
  },

  FORBIDDEN: {
    status: 403,
    meaning: 'The role of the user does not allow this.',
    remedy: 'Ask an administrator for the permission that the answer names.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    meaning: 'The API key lacks the scope, or only a person may do this.',
    remedy: 'Create a key with the scope that the answer names, or log in as a user.',
  },
  MODULE_NOT_ENABLED: {
    status: 403,
    meaning: 'The company does not have this module.',
    remedy: 'Enable it: PATCH /settings/tenant with enabledModules.',
  },
  TENANT_SUSPENDED: {
    status: 403,
    meaning: 'The company is suspended.',
    remedy: 'Ask the operator of the platform to resume it.',
  },

  NOT_FOUND: {
    status: 404,
    meaning: 'There is no such address, or no such record in this company.',
    remedy: 'Check path and id. A record of another company looks the same as one that never was.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The address exists, but not with this method.',
    remedy: 'Use one of the methods in the header Allow.',
  },

  REQUEST_TIMEOUT: {
    status: 408,
    meaning:
      'The request did not come to its end in time: no byte of the body came for 30 seconds.',
    remedy: 'Send it again, at once and whole.',
  },

  DUPLICATE: {
    status: 409,
    meaning: 'Another record has this value already; errors names the field.',
    remedy: 'Take another value, or change the record that has it.',
  },
  DUPLICATE_FILE: {
    status: 409,
    meaning:
      'The very bytes of this file were imported into the same resource in the last thirty days; `import` is that import.',
    remedy:
      'Nothing, if it was sent twice by mistake. Send allowDuplicate=true if the rows are meant to come again.',
  },
  INVALID_TRANSITION: {
    status: 409,
    meaning: 'This is not possible in the present state of the record.',
    remedy: 'See currentStatus and allowedActions in the answer, and GET /meta/state-machines.',
  },
  IN_USE: {
    status: 409,
    meaning: 'Other records refer to this one.',
    remedy: 'Change or remove those first, or deactivate the record instead.',
  },
  NUMBERS_GIVEN: {
    status: 409,
    meaning:
      'A document of this kind has its number already: where they begin is chosen before the first.',
    remedy: 'Leave the setting as it is; numbers go on from there.',
  },
  LAST_ADMIN: {
    status: 409,
    meaning: 'Nobody else could administer the company.',
    remedy: 'Give another user the role ADMIN first.',
  },
  HAS_API_KEYS: {
    status: 409,
    meaning: 'The user has made API keys that still open; `apiKeys` names them.',
    remedy: 'Send `apiKeys: "revoke"` or `"keep"` with it; as a query parameter of DELETE.',
  },
  ALREADY_ACCEPTED: {
    status: 409,
    meaning: 'The invited user has a password already.',
    remedy: 'Nothing; they can log in.',
  },
  USER_DISABLED: {
    status: 409,
    meaning: 'The user is disabled.',
    remedy: 'Enable the user first.',
  },
  INSUFFICIENT_STOCK: {
    status: 409,
    meaning: 'There is less in stock than is needed.',
    remedy: 'Lower the quantity, or receive stock first.',
  },
  CREDIT_LIMIT_EXCEEDED: {
    status: 409,
    meaning: 'With this sale on credit the customer would owe more than their limit.',
    remedy:
      'See creditLimit and balance in the answer; take a payment first, raise the limit, or sell with another paymentMethod.',
  },
  OVERPAYMENT: {
    status: 409,
    meaning: 'More would be paid than is still owed.',
    remedy: 'See balance in the answer, and pay at most that.',
  },
  PRODUCT_INACTIVE: {
    status: 409,
    meaning: 'The product is not sold any more.',
    remedy: 'Take another product, or activate it again.',
  },
  NO_EMAIL: {
    status: 409,
    meaning: 'There is no e-mail address to send to.',
    remedy: 'Give the customer one, then send again.',
  },
  TEMPLATE_INACTIVE: {
    status: 409,
    meaning: 'The template is not active.',
    remedy: 'Activate it, or take another one.',
  },
  MISSING_VALUE: {
    status: 409,
    meaning: 'The template of a mail that failed asks for a value that nobody gave.',
    remedy:
      'Take the placeholder out of the template and try again, or send the mail by hand with the value.',
  },
  UNSUBSCRIBED: {
    status: 409,
    meaning: 'The employee wants no greetings by mail.',
    remedy: 'Nothing; greetings are for who likes them.',
  },
  OVER_RECEIPT: {
    status: 409,
    meaning: 'More would be received than was ordered.',
    remedy: 'See open in the answer, and receive at most that; order the rest with another order.',
  },
  OVER_RETURN: {
    status: 409,
    meaning: 'More would go back to the supplier than came in.',
    remedy: 'See received in the answer, and return at most that.',
  },
  INSUFFICIENT_QUANTITY: {
    status: 409,
    meaning: 'There are fewer units or seats left than are needed.',
    remedy: 'Take fewer, get some back, or raise the total.',
  },
  PERIOD_CLOSED: {
    status: 409,
    meaning:
      'The date is in a closed period, or what is changed was paid by an approved payroll; `period` then names its month.',
    remedy:
      'Use a later date, or reopen the period; of a payroll, reverse its run: POST /payroll-runs/{id}/reverse.',
  },
  ALREADY_ASSIGNED: {
    status: 409,
    meaning:
      'Somebody or something has the asset already; or the holder has a seat of the license.',
    remedy: 'Return it first: POST /assets/{id}/return.',
  },
  NOT_ASSIGNED: {
    status: 409,
    meaning: 'Nobody has the asset; or the holder has no seat of the license.',
    remedy: 'Nothing; it is back already.',
  },
  EXPIRED: {
    status: 409,
    meaning: 'The license has expired.',
    remedy: 'Renew it: set its new expirationDate.',
  },
  NOT_ASSIGNABLE: {
    status: 409,
    meaning: 'The asset is in maintenance, decommissioned or lost.',
    remedy: 'Complete its maintenance, or give it another status first.',
  },
  ASSIGNMENT_CYCLE: {
    status: 409,
    meaning: 'The asset or component would end up within itself.',
    remedy: 'Return what lies in between first.',
  },
  OVERLAPPING_CONTRACT: {
    status: 409,
    meaning: 'The employee has another contract on one of these days.',
    remedy: 'End the contract that contractId names first, or begin after it.',
  },
  NO_ACTIVE_CONTRACT: {
    status: 409,
    meaning: 'The employee is not under contract on that day.',
    remedy: 'Take a day of a contract, or sign a contract first.',
  },
  EMPLOYEE_INACTIVE: {
    status: 409,
    meaning: 'The employee has left the company.',
    remedy: 'Activate the employee again: POST /employees/{id}/active-state.',
  },
  OVERLAP: {
    status: 409,
    meaning:
      'The employee has another request for time off on one of these days, or more than 24 hours of overtime on one day.',
    remedy: 'Cancel the request that timeOffRequestId names, take other days, or fewer hours.',
  },
  NEGATIVE_NET: {
    status: 409,
    meaning: 'Somebody would be withheld more than they earn; payslips names the slips.',
    remedy:
      'Lower or deactivate the deductions, or add the pay that is missing, then recompute the run.',
  },
  OUTDATED: {
    status: 409,
    meaning: 'What the payroll run was computed from has changed since.',
    remedy: 'Recompute the run: POST /payroll-runs/{id}/recompute, and look at it again.',
  },
  ACCOUNT_INACTIVE: {
    status: 409,
    meaning: 'The account takes no postings any more.',
    remedy: 'Take another account, or activate it again.',
  },
  BANK_ACCOUNT_INACTIVE: {
    status: 409,
    meaning: 'The bank account or cash register takes no payments any more.',
    remedy: 'Take another one, or activate it again.',
  },
  EXPORT_NOT_READY: {
    status: 409,
    meaning: 'There is no file to download: the export is not done, or its file is gone.',
    remedy: 'Wait until its status is COMPLETED; a file is kept for 7 days.',
  },
  WEBHOOK_INACTIVE: {
    status: 409,
    meaning: 'The webhook is switched off: nothing is sent to it.',
    remedy: 'Set `active: true` on it first.',
  },
  PERIOD_OPEN: {
    status: 409,
    meaning: 'There is no closed period there.',
    remedy: 'See closedThrough of GET /settings/accounting.',
  },
  CONTROL_ACCOUNT: {
    status: 409,
    meaning:
      'The account is the sum of open invoices, of open receipts or of the stock: documents and stock movements alone post to it, and it plays no second role.',
    remedy: 'Write the document or the movement that says it, or take another account.',
  },
  DOCUMENT_ENTRY: {
    status: 409,
    meaning: 'The entry was posted by a document, such as an invoice, and goes only with it.',
    remedy:
      'Void the document that reference names, or correct it with another, such as a credit note or an opposite stock movement.',
  },
  ALREADY_REVERSED: {
    status: 409,
    meaning: 'The entry was taken back before, or takes back another itself.',
    remedy: 'Nothing; or post a new entry.',
  },
  LIMIT_REACHED: {
    status: 409,
    meaning: 'The company has as many of these as it may have; limit tells how many.',
    remedy: 'Do what the answer says, or ask the operator of the platform for more.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    meaning: 'A request with the same Idempotency-Key is still being worked on.',
    remedy: 'Repeat the same request with the same key a moment later; it gets the first answer.',
  },

  VERSION_MISMATCH: {
    status: 412,
    meaning: 'The record has changed since the version in If-Match; nothing was written.',
    remedy: 'Read it again, apply the change to what it is now, and send its new ETag.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    meaning:
      'The body is larger than what is taken here: 1 MiB, without a log in 16 KiB, for uploads of imports 256 MiB; or a document is longer than what is drawn; or what is to be written is more than the database takes at once.',
    remedy: 'Send less at once; bulk data goes to /imports.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The Content-Type or the encoding of the body is not taken here.',
    remedy: 'Send Content-Type: application/json, or a type that the operation names.',
  },

  VALIDATION_FAILED: {
    status: 422,
    meaning:
      'Something in the body or in the query is not valid; errors names each field with its own code.',
    remedy: 'Correct the fields that errors names.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    meaning: 'This Idempotency-Key was used with another request in the last 24 hours.',
    remedy: 'Use a new key for a new request.',
  },

  RATE_LIMITED: {
    status: 429,
    meaning: 'Too many requests in this minute, from this address or by this caller.',
    remedy: 'Wait for the seconds in Retry-After; watch X-RateLimit-Remaining.',
  },
  BUSY: {
    status: 429,
    meaning: 'Too many documents of this company wait to be drawn already.',
    remedy: 'Wait for the seconds in Retry-After; ask for documents one after the other.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    meaning:
      'Too many failed logins for this e-mail or from this address, or too many wrong secrets of an API key. The right one is refused, too.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    meaning: 'The address and the headers together are longer than 16 KiB.',
    remedy: 'Ask for less at once in the address; long filters are cut in several requests.',
  },

  INTERNAL: {
    status: 500,
    meaning: 'An error of ours. It has been noted.',
    remedy: 'Tell support the requestId. With an Idempotency-Key, repeating a POST is safe.',
  },
  UNAVAILABLE: {
    status: 503,
    meaning:
      'The database or the queue does not answer, or too much happens at once. With `"outcome": "unknown"`: the answer to saving it was lost.',
    remedy:
      'Repeat after the seconds in Retry-After; an unknown outcome without an Idempotency-Key only after looking.',
  },
}

/** `errors[].code` of a problem document. */
export const FIELD_ERRORS: Record<string, string> = {
  REQUIRED: 'The field is missing, null or empty.',
  TYPE: 'The value has another JSON type, such as a number in quotes.',
  INVALID: 'The value does not have the right form, or breaks a rule that the message explains.',
  INVALID_CHARACTER:
    'The text has a character that nobody sees, or one that only looks like another: `meta` says which, and where.',
  INVALID_CHOICE: 'The value is none of those that may be chosen.',
  INVALID_DATE: 'No existing day or moment in ISO 8601.',
  INVALID_EMAIL: 'No e-mail address.',
  INVALID_URL: 'No http or https URL.',
  INVALID_UUID: 'No id (a UUID).',
  NOT_FOUND: 'The id names no record of this company.',
  DUPLICATE: 'Another record has this value already.',
  AMBIGUOUS:
    'Several records have this name, a column may be one of several fields, or a product is on several lines at different prices.',
  AMBIGUOUS_NUMBERS:
    'The numbers of a file can be read with a decimal point and with a decimal comma, or it has both: `meta` has the cells and both readings.',
  AMBIGUOUS_DATES:
    'The days of a file can be read as day, month, year and as month, day, year, or it has both: `meta` has the cells and both readings.',
  UNSUPPORTED: 'The value exists, and cannot be used here, such as a currency with 3 decimals.',
  IMMUTABLE_FIELD: 'The field cannot be changed; only the value that the record has passes.',
  UNKNOWN_FIELD: 'There is no such field or parameter.',
  UNKNOWN_PLACEHOLDER: 'Nothing fills this placeholder in a mail of this event.',
  MUST_BE_FUTURE: 'The moment is past.',
  CONTRADICTION: 'Two fields of the request say different things.',
  FUTURE_DATE: 'The day is after today, where the company is.',
  TOO_SMALL: 'The number is below the smallest that is taken.',
  TOO_LARGE: 'The number is above the largest that is taken.',
  TOO_PRECISE:
    'The number has more decimals than are kept, or an amount more than its currency has; nothing is rounded silently.',
  TOO_SHORT: 'The text has fewer characters than needed.',
  TOO_LONG: 'The text has more characters than are kept.',
  TOO_FEW_ITEMS: 'The list has fewer items than needed.',
  TOO_MANY_ITEMS: 'The list has more items than are taken.',
  EMPTY: 'The file has no rows.',
  WRONG_FORMAT: 'The file is of another format than CSV, NDJSON, JSON or .xlsx.',
  WRONG_ENCODING: 'The file is not in the encoding that was said, or in none that is read.',
  HEADER_MISSING: 'The file has no header.',
  HEADER_TOO_LONG: 'The header of the file is longer than what is read.',
  TOO_MANY_COLUMNS: 'The file has more columns than are read.',
  WRONG_COLUMN_COUNT: 'The row has more or fewer cells than the header.',
  MALFORMED: 'The row or the header is not well formed CSV or JSON.',
  UNBALANCED: 'The sums of debits and credits differ.',
}
