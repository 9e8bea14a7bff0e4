/** Error codes of OpenAPI, /docs/errors and docs/reference/errors.md; a test finds gaps. */
type ErrorCode = { status: number; meaning: string; remedy: string }

export const ERRORS: Record<string, ErrorCode> = {
  MALFORMED_JSON: {
    status: 400,
    meaning:
      'The body, or the JSON file of an import, is not valid JSON. ' +
      'An object may name a member only once.',
    remedy: 'Send one complete JSON value in UTF-8, with each name once in its object.',
  },
  MALFORMED_BODY: {
    status: 400,
    meaning: 'The multipart form of an upload is incomplete or not well formed.',
    remedy: 'Send multipart/form-data with its boundary, or send the file itself as the body.',
  },
  UPLOAD_CUT: {
    status: 400,
    meaning: 'The connection ended before the upload did. Nothing of the file was kept.',
    remedy: 'Upload the file again.',
  },
  MALFORMED_REQUEST: {
    status: 400,
    meaning: 'The server received something that is not an HTTP request.',
    remedy: 'Check the method, the address and the headers that your program sends.',
  },
  TENANT_REQUIRED: {
    status: 400,
    meaning: 'The operation needs a company, and a SUPER_ADMIN belongs to none.',
    remedy: 'Name the company in the header X-Tenant-Id.',
  },

  UNAUTHENTICATED: {
    status: 401,
    meaning:
      'The request has no valid credentials. ' +
      'A token may be tampered with or logged out; ' +
      'a key may be revoked or expired.',
    remedy: 'Log in, or send a valid API key: Authorization: Bearer <token>.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    meaning:
      'E-mail and password do not match. ' +
      'An unknown e-mail and a disabled user get the same answer.',
    remedy: 'Check both; an administrator can set a new password.',
  },
  INVALID_ID_TOKEN: {
    status: 401,
    meaning:
      'The ID token is not accepted: issuer, audience, signature or time are wrong, or it was used.',
    remedy: 'Get a new ID token from the provider, for the client id of the settings.',
  },
  OTP_REQUIRED: {
    status: 401,
    meaning: 'The password is right, and the person has a second factor.',
    remedy: 'Log in again with `otp`: the code of the app, or a recovery code.',
  },
  INVALID_OTP: {
    status: 401,
    meaning:
      'The code of the second factor is wrong or was used before. ' +
      'It counts as a failed log in.',
    remedy: 'Wait for the next code of the app, or use a recovery code that is left.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    meaning: 'The access token has expired.',
    remedy: 'Log in again and repeat the request.',
  },

  FORBIDDEN: {
    status: 403,
    meaning: 'The role of the user does not allow this operation.',
    remedy: 'Ask an administrator for the permission that the answer names.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    meaning: 'The API key lacks a scope, or the operation is not for keys.',
    remedy: 'Create a key with the scope that the answer names, or log in as a user.',
  },
  IP_NOT_ALLOWED: {
    status: 403,
    meaning: 'The request came from an address outside the `allowedIps` of the API key.',
    remedy: 'Add the address that the answer names: PATCH /api-keys/:id with allowedIps.',
  },
  WRONG_ENVIRONMENT: {
    status: 403,
    meaning: 'The header `Oficio-Environment` names another environment than that of the API key.',
    remedy: 'Send a key of that environment, or leave the header out.',
  },
  MODULE_NOT_ENABLED: {
    status: 403,
    meaning: 'The company does not have this module.',
    remedy: 'Enable it: PATCH /settings/tenant with enabledModules.',
  },
  SSO_REQUIRED: {
    status: 403,
    meaning: 'The company lets this user in by single sign-on alone.',
    remedy: 'Log in at /admin/sso, or send an ID token to POST /auth/sso/token.',
  },
  SSO_SESSION: {
    status: 403,
    meaning:
      'The session was opened by single sign-on of one company. ' +
      'It neither opens another company nor changes what belongs to the person.',
    remedy: 'Log in with the password, then repeat the request.',
  },
  SSO_NOT_CONFIGURED: {
    status: 403,
    meaning: 'No company has single sign-on for the domain of this e-mail.',
    remedy: 'Log in with a password, or let an ADMIN add the domain with PUT /settings/sso.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    meaning: 'The provider did not send `email` with `email_verified: true`.',
    remedy: 'Let the provider send both claims for the scope `email`.',
  },
  SSO_NO_USER: {
    status: 403,
    meaning: 'The company has no active user with this e-mail, and does not create users.',
    remedy: 'Ask an ADMIN to invite you, or to set `createUsers` with PUT /settings/sso.',
  },
  SSO_INVITED: {
    status: 403,
    meaning: 'The person is a member of another company, and has not accepted the invitation.',
    remedy: 'Accept the invitation that was mailed, then log in again.',
  },
  TENANT_SUSPENDED: {
    status: 403,
    meaning: 'The company is suspended.',
    remedy: 'Ask the operator of the platform to resume the company.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    meaning: 'An administrator set the password of the person, who has not chosen one yet.',
    remedy: 'Change it with POST /auth/password, then log in again.',
  },
  TOTP_REQUIRED: {
    status: 403,
    meaning: 'The company asks for a second factor, and the person has none.',
    remedy: 'Set one up: POST /auth/totp, then POST /auth/totp/confirm.',
  },
  NO_MEMBERSHIP: {
    status: 403,
    meaning: 'The person is not a member of this company, or has not accepted the invitation yet.',
    remedy: 'Name a company of GET /auth/memberships, or open the link of the invitation first.',
  },

  NOT_FOUND: {
    status: 404,
    meaning: 'No such path exists, or no such record exists in this company.',
    remedy:
      'Check path and id. A record of another company is answered like one that does not exist.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods in the header Allow.',
  },

  REQUEST_TIMEOUT: {
    status: 408,
    meaning: 'The request did not arrive in time: no byte of the body came for 30 seconds.',
    remedy: 'Send the whole request again without pauses.',
  },

  DUPLICATE: {
    status: 409,
    meaning: 'Another record has this value; errors names the field.',
    remedy: 'Choose another value, or change the record that has it.',
  },
  DUPLICATE_FILE: {
    status: 409,
    meaning:
      'A file with the same bytes was imported into this resource in the last 30 days; ' +
      '`import` is that import.',
    remedy:
      'Do nothing if the file was sent twice by mistake. ' +
      'Send allowDuplicate=true to import the rows again.',
  },
  INVALID_TRANSITION: {
    status: 409,
    meaning: 'The present state of the record does not allow this action.',
    remedy: 'See currentStatus and allowedActions in the answer, and GET /meta/state-machines.',
  },
  IN_USE: {
    status: 409,
    meaning: 'Other records refer to this one.',
    remedy: 'Change or remove those first, or deactivate this record instead.',
  },
  NUMBERS_GIVEN: {
    status: 409,
    meaning:
      'A document of this kind already has a number, so the first number can no longer be set.',
    remedy: 'Leave the setting as it is; numbers continue from the last one.',
  },
  RANGE_NOT_YET_VALID: {
    status: 409,
    meaning: 'The numbering range begins on a later day, which validFrom names.',
    remedy: 'Name another range in numberingRangeId, or issue the document from that day on.',
  },
  RANGE_EXPIRED: {
    status: 409,
    meaning: 'The last day of the numbering range, validUntil, is past.',
    remedy: 'Ask the tax authority for a new resolution, and create its range as the default.',
  },
  RANGE_EXHAUSTED: {
    status: 409,
    meaning: 'All numbers of the numbering range were given.',
    remedy: 'Ask the tax authority for a new resolution, and create its range as the default.',
  },
  LAST_ADMIN: {
    status: 409,
    meaning: 'The company would have no administrator left.',
    remedy: 'Give another user the role ADMIN first.',
  },
  HAS_API_KEYS: {
    status: 409,
    meaning: 'The user created API keys that are still valid; `apiKeys` names them.',
    remedy: 'Send `apiKeys: "revoke"` or `"keep"` in the body, or as a query parameter of DELETE.',
  },
  TOTP_ENABLED: {
    status: 409,
    meaning: 'The person has a second factor already.',
    remedy: 'Remove it first: DELETE /auth/totp.',
  },
  TOTP_NOT_STARTED: {
    status: 409,
    meaning: 'No secret waits for a code.',
    remedy: 'Ask for one: POST /auth/totp.',
  },
  TOTP_NOT_ENABLED: {
    status: 409,
    meaning: 'The person has no second factor.',
    remedy: 'Nothing; a log in needs the password alone.',
  },
  MEMBER_ELSEWHERE: {
    status: 409,
    meaning:
      'The person is a member of another company, too, and alone changes e-mail and password.',
    remedy: 'Ask the person to change it, or disable the user in this company.',
  },
  KEY_EXPIRED: {
    status: 409,
    meaning: 'The API key has expired, so a new secret would not open either.',
    remedy: 'Create another key.',
  },
  ROTATION_IN_PROGRESS: {
    status: 409,
    meaning: 'The key was rotated before, and its old secret still opens.',
    remedy:
      'Wait until previousSecretUntil in the answer, or send `overlapHours: 0` to end all earlier ' +
      'secrets now.',
  },
  ALREADY_ACCEPTED: {
    status: 409,
    meaning: 'The user has accepted the invitation already.',
    remedy: 'Nothing; the user can log in.',
  },
  USER_DISABLED: {
    status: 409,
    meaning: 'The user is disabled.',
    remedy: 'Enable the user first.',
  },
  INSUFFICIENT_STOCK: {
    status: 409,
    meaning: 'The warehouse has less in stock than the operation needs.',
    remedy: 'Lower the quantity, or receive stock first.',
  },
  CREDIT_LIMIT_EXCEEDED: {
    status: 409,
    meaning: 'After this sale on credit the customer would owe more than the credit limit.',
    remedy:
      'See creditLimit and balance in the answer. ' +
      'Take a payment first, raise the limit, or use another paymentMethod.',
  },
  OVERPAYMENT: {
    status: 409,
    meaning: 'More would be paid or allocated than the balance of the document.',
    remedy:
      'See balance in the answer, and send at most that. ' +
      'With `excess: "ADVANCE"` a payment keeps the rest as an advance.',
  },
  UNALLOCATED: {
    status: 409,
    meaning: 'A part of the payment is allocated to no document.',
    remedy:
      'See unallocatedAmount in the answer: allocate it, or send `excess: "ADVANCE"` to keep it ' +
      'as an advance.',
  },
  INSUFFICIENT_AMOUNT: {
    status: 409,
    meaning: 'More is asked than is free of the payment, the credit or the line.',
    remedy: 'See available in the answer, and send at most that.',
  },
  NOTHING_TO_CHARGE: {
    status: 409,
    meaning: 'The reminder has no charge, or its invoices were voided.',
    remedy: 'Give its level a fee or a yearly rate, or use a debit note of the invoice.',
  },
  OTHER_CUSTOMER: {
    status: 409,
    meaning: 'The document belongs to another customer.',
    remedy: 'Name documents of one customer only.',
  },
  OTHER_SUPPLIER: {
    status: 409,
    meaning: 'The document belongs to another supplier.',
    remedy: 'Name documents of one supplier only.',
  },
  ROUNDING_TOO_LARGE: {
    status: 409,
    meaning: 'The rounding difference is above `roundingLimit` of the accounting settings.',
    remedy: 'See roundingLimit in the answer. Use a deduction of another kind, or raise the limit.',
  },
  DISCOUNT_EXPIRED: {
    status: 409,
    meaning: 'The document offers no early discount on that day, or a part of it was paid before.',
    remedy: 'See earlyDiscount of the document, and settle the full balance.',
  },
  NOT_MATCHED: {
    status: 409,
    meaning: 'The bill differs from what was ordered or received; lines names each difference.',
    remedy: 'Correct the bill, or post it with `accept: true` and a `reason`.',
  },
  PRODUCT_INACTIVE: {
    status: 409,
    meaning: 'The product is inactive.',
    remedy: 'Choose another product, or activate this one.',
  },
  TAX_INACTIVE: {
    status: 409,
    meaning: 'The company has switched this tax off.',
    remedy: 'Name another tax of GET /taxes, or set it to active again.',
  },
  CONCEPT_INACTIVE: {
    status: 409,
    meaning: 'The company has switched this withholding concept off.',
    remedy: 'Name another one of GET /withholding-concepts, or set it to active again.',
  },
  NO_EMAIL: {
    status: 409,
    meaning: 'The recipient has no e-mail address.',
    remedy:
      'Send `to`, or add an e-mail address to the customer, supplier or employee, then send again.',
  },
  TEMPLATE_INACTIVE: {
    status: 409,
    meaning: 'The template is inactive.',
    remedy: 'Activate it, or use another one.',
  },
  MISSING_VALUE: {
    status: 409,
    meaning: 'The template of the failed mail has a placeholder without a value.',
    remedy:
      'Remove the placeholder from the template and retry, or send the mail by hand with the ' +
      'value.',
  },
  UNSUBSCRIBED: {
    status: 409,
    meaning: 'The employee has unsubscribed from greetings.',
    remedy: 'Nothing; greetings stay off for this employee.',
  },
  OVER_RECEIPT: {
    status: 409,
    meaning: 'The receipt has more than the order leaves open.',
    remedy: 'See open in the answer, and receive at most that. Order the rest separately.',
  },
  OVER_RETURN: {
    status: 409,
    meaning: 'The return has more than was received.',
    remedy: 'See received in the answer, and return at most that.',
  },
  INSUFFICIENT_QUANTITY: {
    status: 409,
    meaning: 'Fewer units or seats are left than the operation needs.',
    remedy: 'Use a smaller quantity, return some units first, or raise the total.',
  },
  PERIOD_CLOSED: {
    status: 409,
    meaning:
      'The date is in a closed period, or an approved payroll has paid the month that ' +
      '`period` names.',
    remedy:
      'Use a later date, or reopen the period. ' +
      'For a payroll, reverse its run: ' +
      'POST /payroll-runs/{id}/reverse.',
  },
  ALREADY_ASSIGNED: {
    status: 409,
    meaning: 'The asset is assigned already, or the holder has a seat of the license.',
    remedy: 'Return it first: POST /assets/{id}/return or POST /licenses/{id}/return.',
  },
  NOT_ASSIGNED: {
    status: 409,
    meaning: 'The asset is not assigned, or the holder has no seat of the license.',
    remedy: 'Nothing; it is returned already.',
  },
  EXPIRED: {
    status: 409,
    meaning: 'The license has expired.',
    remedy: 'Renew it: set its new expirationDate.',
  },
  NOT_ASSIGNABLE: {
    status: 409,
    meaning: 'The asset is in maintenance, decommissioned or lost.',
    remedy: 'Complete its maintenance, or change its status first.',
  },
  ASSIGNMENT_CYCLE: {
    status: 409,
    meaning: 'The asset or component would be assigned to itself, directly or through others.',
    remedy: 'Return one of the assignments in between first.',
  },
  OVERLAPPING_CONTRACT: {
    status: 409,
    meaning: 'The employee has another contract on one of these days.',
    remedy: 'End the contract that contractId names, or choose a later start.',
  },
  NO_ACTIVE_CONTRACT: {
    status: 409,
    meaning: 'The employee has no contract on that day.',
    remedy: 'Choose a day under contract, or create a contract first.',
  },
  EMPLOYEE_INACTIVE: {
    status: 409,
    meaning: 'The employee has left the company.',
    remedy: 'Activate the employee again: POST /employees/{id}/active-state.',
  },
  OVERLAP: {
    status: 409,
    meaning:
      'Another time-off request covers one of these days, overtime of a day exceeds 24 hours, ' +
      'or another numbering range gives one of these numbers.',
    remedy:
      'Cancel the request that timeOffRequestId names, choose other days, or enter fewer hours. ' +
      'Begin a range after the one that numberingRangeId names.',
  },
  NEGATIVE_NET: {
    status: 409,
    meaning: 'The deductions of an employee exceed the pay; payslips names the slips.',
    remedy: 'Lower or deactivate the deductions, or add missing pay. Then recompute the run.',
  },
  OUTDATED: {
    status: 409,
    meaning: 'Data of the payroll run has changed since it was computed.',
    remedy: 'Recompute the run and review it: POST /payroll-runs/{id}/recompute.',
  },
  ACCOUNT_INACTIVE: {
    status: 409,
    meaning: 'The account is inactive and takes no postings.',
    remedy: 'Choose another account, or activate this one.',
  },
  COST_CENTER_INACTIVE: {
    status: 409,
    meaning: 'The cost centre is inactive and takes no new lines.',
    remedy: 'Choose another cost centre, or activate this one.',
  },
  PAYMENT_TERMS_INACTIVE: {
    status: 409,
    meaning: 'The payment terms are inactive, and new documents do not take them.',
    remedy: 'Choose other terms, or activate these.',
  },
  BANK_ACCOUNT_INACTIVE: {
    status: 409,
    meaning: 'The bank account or cash register is inactive and takes no payments.',
    remedy: 'Choose another one, or activate this one.',
  },
  EXPORT_NOT_READY: {
    status: 409,
    meaning: 'The export has no file: it is not complete, or the file was deleted.',
    remedy: 'Wait until its status is COMPLETED; a file is kept for 7 days.',
  },
  WEBHOOK_INACTIVE: {
    status: 409,
    meaning: 'The webhook is switched off and gets no messages.',
    remedy: 'Set `active: true` on it first.',
  },
  PERIOD_OPEN: {
    status: 409,
    meaning: 'The period is not closed.',
    remedy: 'See closedThrough of GET /settings/accounting.',
  },
  CONTROL_ACCOUNT: {
    status: 409,
    meaning:
      'The account totals receivables, payables, advances, received goods or stock. ' +
      'Only documents and stock movements post to it, and it has no second role.',
    remedy: 'Create the document or the stock movement instead, or choose another account.',
  },
  DOCUMENT_ENTRY: {
    status: 409,
    meaning:
      'A document, such as an invoice, posted this entry. ' +
      'The entry changes only with its document.',
    remedy:
      'Void the document that reference names, or correct it with a credit note or an ' +
      'opposite stock movement.',
  },
  ALREADY_REVERSED: {
    status: 409,
    meaning: 'The entry has been reversed, or is a reversal itself.',
    remedy: 'Nothing, or post a new entry.',
  },
  LIMIT_REACHED: {
    status: 409,
    meaning: 'The company has reached the maximum number of these records; limit is that number.',
    remedy: 'Follow the message, or ask the operator of the platform for a higher limit.',
  },
  QUOTA_EXCEEDED: {
    status: 409,
    meaning:
      'The files of the company take as many bytes as they may; ' + 'used and quota are bytes.',
    remedy: 'Delete files, or ask the operator of the platform for a higher filesQuotaMiB.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    meaning: 'A request with the same Idempotency-Key is still running.',
    remedy: 'Repeat the request with the same key a second later. It gets the first answer.',
  },

  EVENTS_EXPIRED: {
    status: 410,
    meaning: 'The event in `after` or Last-Event-ID is older than 30 days; later ones may be gone.',
    remedy: 'Read the lists again, then continue with the events after=latest.',
  },

  VERSION_MISMATCH: {
    status: 412,
    meaning: 'The record has changed since the version in If-Match; nothing was written.',
    remedy: 'Read the record again, apply your change to it, and send its new ETag.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    meaning:
      'The body, the drawn document or the statement for the database is too large. ' +
      'A body has at most 1 MiB, an import 256 MiB, a request without credentials 16 KiB.',
    remedy: 'Send less in one request; send bulk data to /imports.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The operation does not accept this Content-Type or encoding.',
    remedy: 'Send Content-Type: application/json, or a type that the operation names.',
  },

  VALIDATION_FAILED: {
    status: 422,
    meaning: 'The body or the query is not valid; errors names each field with its own code.',
    remedy: 'Correct the fields that errors names.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    meaning: 'This Idempotency-Key was used with another request in the last 24 hours.',
    remedy: 'Use a new key for a new request.',
  },

  RATE_LIMITED: {
    status: 429,
    meaning: 'This address or this caller has sent too many requests in the current minute.',
    remedy: 'Wait for the seconds in Retry-After; watch X-RateLimit-Remaining.',
  },
  BUSY: {
    status: 429,
    meaning: 'Too many documents of this company are waiting to be drawn.',
    remedy: 'Wait for the seconds in Retry-After, and request one document after the other.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    meaning: 'The company has 20 streams of events open, in all its programs together.',
    remedy: 'Close one of them, or read pages of GET /events; try again after Retry-After.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    meaning:
      'Too many failed logins for this e-mail or address, or too many wrong secrets of an ' +
      'API key. ' +
      'Correct credentials are refused too.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    meaning: 'The address and the headers together exceed 16 KiB.',
    remedy: 'Shorten the address; split a long filter over several requests.',
  },

  INTERNAL: {
    status: 500,
    meaning: 'An internal error, which has been logged.',
    remedy: 'Give the requestId to support. Repeating a POST with its Idempotency-Key is safe.',
  },
  SSO_UNAVAILABLE: {
    status: 502,
    meaning: 'The provider of single sign-on does not answer as OpenID Connect asks.',
    remedy: 'Try again later. An ADMIN checks `issuer` with GET /settings/sso.',
  },
  UNAVAILABLE: {
    status: 503,
    meaning:
      'The database or the queue does not answer, or the server is overloaded. ' +
      'With `"outcome": ' +
      '"unknown"` the commit may have succeeded.',
    remedy:
      'Repeat after the seconds in Retry-After. ' +
      'After an unknown outcome without an Idempotency-Key, check first what was written.',
  },
}

/** `errors[].code` of a problem document. */
export const FIELD_ERRORS: Record<string, string> = {
  REQUIRED: 'The field is missing, null or empty.',
  TYPE: 'The value has another JSON type, such as a number in quotes.',
  INVALID: 'The value has the wrong form, or breaks a rule that the message explains.',
  INVALID_CHARACTER:
    'The text has an invisible character or a look-alike of another one. ' +
    '`meta` has the character and its position.',
  INVALID_CHOICE: 'The value is not one of the allowed values.',
  INVALID_DATE: 'The value is not an existing day or instant in ISO 8601.',
  INVALID_EMAIL: 'The value is not an e-mail address.',
  INVALID_NETWORK: 'The value is not an address or network of IPv4 or IPv6.',
  INVALID_URL: 'The value is not an http or https URL.',
  INVALID_UUID: 'The value is not an id (a UUID).',
  NOT_FOUND: 'The id names no record of this company.',
  DUPLICATE: 'Another record has this value.',
  AMBIGUOUS:
    'Several records, fields or lines match, such as a product on several lines at different ' +
    'prices. ' +
    'The message names them.',
  AMBIGUOUS_NUMBERS:
    'The numbers of the file can be read with a decimal point and with a decimal comma, or ' +
    'the file mixes both. ' +
    '`meta` has the cells and both readings.',
  AMBIGUOUS_DATES:
    'The dates of the file can be read as day-month-year and as month-day-year, or the file ' +
    'mixes both. ' +
    '`meta` has the cells and both readings.',
  UNSUPPORTED: 'The value exists but cannot be used here, such as a currency with 3 decimals.',
  RANGE_INACTIVE: 'The numbering range is not active.',
  IMMUTABLE_FIELD: 'The field cannot change; only its present value is accepted.',
  UNKNOWN_FIELD: 'No such field or parameter exists.',
  UNKNOWN_PLACEHOLDER: 'No value fills this placeholder in a mail of this event.',
  MUST_BE_FUTURE: 'The instant must be in the future.',
  NO_RATE: 'The tax or withholding concept has no rate on the day of the document.',
  OVERLAP: 'Two periods of the list have a day in common.',
  CONTRADICTION: 'Two fields of the request contradict each other.',
  FUTURE_DATE: 'The day is after today in the time zone of the company.',
  STOCK_IS_NOW: 'The day is before today, and goods always move today.',
  TOO_SMALL: 'The number is below the minimum.',
  TOO_LARGE: 'The number, or the side of a picture, is above the maximum.',
  TOO_PRECISE:
    'The number has too many decimals for the field or for the currency. ' +
    'Nothing is rounded silently.',
  TOO_COMMON: 'The password is one of the commonest.',
  SAME_PASSWORD: 'The new password is the present one.',
  INVALID_OTP: 'The code of the second factor is wrong.',
  TOO_SHORT: 'The text is shorter than the minimum.',
  TOO_LONG: 'The text is longer than the maximum.',
  TOO_FEW_ITEMS: 'The list has fewer items than the minimum.',
  TOO_MANY_ITEMS: 'The list has more items than the maximum.',
  EMPTY: 'The file has no bytes, or no rows.',
  UNSUPPORTED_FILE_TYPE: 'The content of the file is of another type than those that are taken.',
  WRONG_FORMAT: 'The file is not CSV, NDJSON, JSON or .xlsx.',
  WRONG_ENCODING: 'The file is not in the stated encoding, or in none that can be read.',
  HEADER_MISSING: 'The file has no header.',
  HEADER_TOO_LONG: 'The header of the file is longer than the maximum.',
  TOO_MANY_COLUMNS: 'The file has more columns than the maximum.',
  WRONG_COLUMN_COUNT: 'The row has more or fewer cells than the header.',
  MALFORMED: 'The row or the header is not well formed CSV or JSON.',
  WRONG_CHECK_DIGIT: 'The check digit is not that of the number.',
  NOTHING_TO_CERTIFY: 'The year has no withholdings of that kind to certify.',
  UNBALANCED: 'The total debits and credits differ.',
}
