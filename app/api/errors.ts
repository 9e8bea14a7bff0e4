/** Error codes of OpenAPI, /docs/errors and docs/reference/errors.md; a test finds gaps. */
type ErrorCode = { status: number; meaning: string; remedy: string }

export const ERRORS: Record<string, ErrorCode> = {
  MALFORMED_JSON: {
    status: 400,
    meaning:
      'The body, or a JSON file of an import, is not valid JSON, or an object in it has a name twice.',
    remedy: 'Send one complete JSON value in UTF-8, with each name once in its object.',
  },
  MALFORMED_BODY: {
    status: 400,
    meaning: 'The multipart form of an upload is not complete or not well formed.',
    remedy: 'Send it as multipart/form-data with its boundary, or send the file as the body.',
  },
  UPLOAD_CUT: {
    status: 400,
    meaning: 'The upload was interrupted; nothing of it was kept.',
    remedy: 'Upload the file again.',
  },
  MALFORMED_REQUEST: {
    status: 400,
    meaning: 'The request is not valid HTTP.',
    remedy: 'Check the method, the address and the headers that your program sends.',
  },
  TENANT_REQUIRED: {
    status: 400,
    meaning: 'A SUPER_ADMIN asked for data of a company without naming the company.',
    remedy: 'Name the company in the header X-Tenant-Id.',
  },

  UNAUTHENTICATED: {
    status: 401,
    meaning:
      'No credentials were sent, or they are invalid: a changed token, a token after a logout, or an API key that was revoked or has expired.',
    remedy: 'Log in, or use a valid API key: Authorization: Bearer <token>.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    meaning:
      'The e-mail or the password is wrong. An unknown e-mail and a disabled user get the same answer.',
    remedy: 'Check both; an administrator can set a new password.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    meaning: 'The access token has expired.',
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
    remedy: 'Ask the operator of the platform to resume the company.',
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
    meaning: 'The body did not arrive in time: no byte came for 30 seconds.',
    remedy: 'Send the whole request again.',
  },

  DUPLICATE: {
    status: 409,
    meaning: 'Another record has this value already; errors names the field.',
    remedy: 'Take another value, or change the record that has it.',
  },
  DUPLICATE_FILE: {
    status: 409,
    meaning:
      'The same file was imported into this resource within the last 30 days; `import` names that import.',
    remedy:
      'Nothing, if it was sent twice by mistake. Send allowDuplicate=true to import the rows again.',
  },
  INVALID_TRANSITION: {
    status: 409,
    meaning: 'The present state of the record does not allow this.',
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
      'A document of this kind has a number already: the first number can be set only before that.',
    remedy: 'Leave the setting as it is; numbers go on from there.',
  },
  LAST_ADMIN: {
    status: 409,
    meaning: 'Without this user, nobody could administer the company.',
    remedy: 'Give another user the role ADMIN first.',
  },
  HAS_API_KEYS: {
    status: 409,
    meaning: 'The user has created API keys that are still valid; `apiKeys` names them.',
    remedy: 'Send `apiKeys: "revoke"` or `"keep"`; with DELETE, as a query parameter.',
  },
  ALREADY_ACCEPTED: {
    status: 409,
    meaning: 'The invited user has a password already.',
    remedy: 'Nothing: the user can log in.',
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
    meaning: 'With this sale on credit, the customer would owe more than the credit limit.',
    remedy:
      'See creditLimit and balance in the answer. Record a payment first, raise the limit, or use another paymentMethod.',
  },
  OVERPAYMENT: {
    status: 409,
    meaning: 'The payment is larger than what is owed.',
    remedy: 'Pay at most the balance in the answer.',
  },
  PRODUCT_INACTIVE: {
    status: 409,
    meaning: 'The product is no longer sold.',
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
    meaning: 'The template of a failed mail has a placeholder for which there is no value.',
    remedy:
      'Remove the placeholder from the template and try again, or send the mail by hand with the value.',
  },
  UNSUBSCRIBED: {
    status: 409,
    meaning: 'The employee has unsubscribed from greetings.',
    remedy: 'Nothing: greetings go only to employees who want them.',
  },
  OVER_RECEIPT: {
    status: 409,
    meaning: 'More would be received than was ordered.',
    remedy: 'Receive at most `open` of the answer; order the rest with another order.',
  },
  OVER_RETURN: {
    status: 409,
    meaning: 'More would be returned to the supplier than was received.',
    remedy: 'Return at most `received` of the answer.',
  },
  INSUFFICIENT_QUANTITY: {
    status: 409,
    meaning: 'Fewer units or seats are left than are needed.',
    remedy: 'Use fewer, take some back, or raise the total.',
  },
  PERIOD_CLOSED: {
    status: 409,
    meaning:
      'The date is in a closed period, or the change concerns a month with an approved payroll; `period` then names the month.',
    remedy:
      'Use a later date, or reopen the period; for a payroll, reverse its run: POST /payroll-runs/{id}/reverse.',
  },
  ALREADY_ASSIGNED: {
    status: 409,
    meaning: 'The asset is assigned already, or the holder has a seat of the license already.',
    remedy: 'Return it first: POST /assets/{id}/return.',
  },
  NOT_ASSIGNED: {
    status: 409,
    meaning: 'The asset is not assigned, or the holder has no seat of the license.',
    remedy: 'Nothing: it was returned already.',
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
    meaning: 'The asset or component would be assigned to itself, directly or through others.',
    remedy: 'Return one of the assets in between first.',
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
    meaning: 'The deductions of an employee are larger than the pay; payslips names the payslips.',
    remedy:
      'Lower or deactivate the deductions, or add the pay that is missing, then recompute the run.',
  },
  OUTDATED: {
    status: 409,
    meaning: 'The data of the payroll run has changed since it was computed.',
    remedy: 'Recompute the run: POST /payroll-runs/{id}/recompute, and check it again.',
  },
  ACCOUNT_INACTIVE: {
    status: 409,
    meaning: 'The account is inactive and takes no postings.',
    remedy: 'Take another account, or activate it again.',
  },
  BANK_ACCOUNT_INACTIVE: {
    status: 409,
    meaning: 'The bank account or cash register is inactive and takes no payments.',
    remedy: 'Use another one, or activate it again.',
  },
  EXPORT_NOT_READY: {
    status: 409,
    meaning: 'There is no file to download: the export has not ended, or its file was deleted.',
    remedy: 'Wait until its status is COMPLETED; a file is kept for 7 days.',
  },
  WEBHOOK_INACTIVE: {
    status: 409,
    meaning: 'The webhook is inactive: nothing is sent to it.',
    remedy: 'Set `active: true` on the webhook first.',
  },
  PERIOD_OPEN: {
    status: 409,
    meaning: 'No closed period contains that day.',
    remedy: 'See closedThrough of GET /settings/accounting.',
  },
  CONTROL_ACCOUNT: {
    status: 409,
    meaning:
      'Documents and stock movements keep this account: receivables, payables or inventory. It takes no entries by hand and plays no second role.',
    remedy: 'Record the document or the movement instead, or use another account.',
  },
  DOCUMENT_ENTRY: {
    status: 409,
    meaning:
      'A document posted this entry, such as an invoice, and only the document can take it back.',
    remedy:
      'Void the document that reference names, or correct it with another, such as a credit note or an opposite stock movement.',
  },
  ALREADY_REVERSED: {
    status: 409,
    meaning: 'The entry was reversed before, or is a reversal itself.',
    remedy: 'Nothing; or post a new entry.',
  },
  LIMIT_REACHED: {
    status: 409,
    meaning: 'The company has reached a limit; `limit` is the largest number.',
    remedy: 'Do what the message says, or ask the operator of the platform for a higher limit.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    meaning: 'A request with the same Idempotency-Key is still running.',
    remedy: 'Repeat the same request with the same key after a second; it gets the first answer.',
  },

  VERSION_MISMATCH: {
    status: 412,
    meaning: 'The record has changed since the version in If-Match; nothing was written.',
    remedy: 'Read the record again, apply the change to it, and send its new ETag.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    meaning:
      'The body is too large: at most 1 MiB, 16 KiB without a login, 256 MiB for imports. Or a document is too long, or the database cannot take so much at once.',
    remedy: 'Send less at once; send bulk data to /imports.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The operation does not accept this Content-Type, charset or Content-Encoding.',
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
    meaning: 'Too many documents of this company are waiting to be generated.',
    remedy: 'Wait for the seconds in Retry-After; request documents one after the other.',
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
    remedy: 'Shorten the address: split long filters into several requests.',
  },

  INTERNAL: {
    status: 500,
    meaning: 'An internal error, which was logged.',
    remedy: 'Report the requestId to support. With an Idempotency-Key, repeating a POST is safe.',
  },
  UNAVAILABLE: {
    status: 503,
    meaning:
      'The database or the queue does not answer, or the load is too high. With `"outcome": "unknown"`, the request was saved or not: the answer of the database was lost.',
    remedy:
      'Repeat after the seconds in Retry-After. After an unknown outcome without an Idempotency-Key, look first whether it was saved.',
  },
}

/** `errors[].code` of a problem document. */
export const FIELD_ERRORS: Record<string, string> = {
  REQUIRED: 'The field is missing, null or empty.',
  TYPE: 'The value has another JSON type, such as a number in quotes.',
  INVALID: 'The value does not have the right form, or breaks a rule that the message explains.',
  INVALID_CHARACTER:
    'The text has an invisible character, or one that looks like another; `meta` says which and where.',
  INVALID_CHOICE: 'The value is not one of the allowed values.',
  INVALID_DATE: 'Not an existing day or instant in ISO 8601.',
  INVALID_EMAIL: 'Not an e-mail address.',
  INVALID_URL: 'Not an http or https URL.',
  INVALID_UUID: 'Not an id (a UUID).',
  NOT_FOUND: 'The id names no record of this company.',
  DUPLICATE: 'Another record has this value already.',
  AMBIGUOUS:
    'Several records have this name, a column may be one of several fields, or a product stands on lines at different prices. Name the one that you mean.',
  AMBIGUOUS_NUMBERS:
    'The numbers of a file can be read with a decimal point and with a decimal comma, or it has both: `meta` has the cells and both readings.',
  AMBIGUOUS_DATES:
    'The days of a file can be read as day, month, year and as month, day, year, or it has both: `meta` has the cells and both readings.',
  UNSUPPORTED: 'The value exists but cannot be used here, such as a currency with 3 decimals.',
  IMMUTABLE_FIELD: 'The field cannot be changed; it may only be sent with its present value.',
  UNKNOWN_FIELD: 'There is no such field or parameter.',
  UNKNOWN_PLACEHOLDER: 'Mails of this event have no such placeholder.',
  MUST_BE_FUTURE: 'The instant must be in the future.',
  CONTRADICTION: 'Two fields of the request contradict each other.',
  FUTURE_DATE: "The day is after today, in the company's time zone.",
  TOO_SMALL: 'The number is below the minimum.',
  TOO_LARGE: 'The number is above the maximum.',
  TOO_PRECISE:
    'The number has too many decimals, or an amount more than its currency has; nothing is rounded silently.',
  TOO_SHORT: 'The text has fewer characters than needed.',
  TOO_LONG: 'The text has more characters than allowed.',
  TOO_FEW_ITEMS: 'The list has fewer items than needed.',
  TOO_MANY_ITEMS: 'The list has more items than allowed.',
  EMPTY: 'The file has no rows.',
  WRONG_FORMAT: 'The format of the file is not CSV, NDJSON, JSON or .xlsx.',
  WRONG_ENCODING:
    'The file is not in the encoding that the request names, or in one that cannot be read.',
  HEADER_MISSING: 'The file has no header.',
  HEADER_TOO_LONG: 'The header of the file is longer than 1 MiB.',
  TOO_MANY_COLUMNS: 'The file has more than 1,000 columns.',
  WRONG_COLUMN_COUNT: 'The row has more or fewer cells than the header.',
  MALFORMED: 'The row or the header is not well formed CSV or JSON.',
  UNBALANCED: 'The sums of debits and credits differ.',
}
