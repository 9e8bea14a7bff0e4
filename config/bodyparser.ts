/**
 * JSON only, within the limits of core/http/json_body.ts. Import routes read uploads as streams.
 */
import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: {
    strict: false,
    types: ['application/json', 'application/*+json'],
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
  },
  multipart: { types: [], autoProcess: false, processManually: [] },
  raw: { types: [] },
})
