/** `npm run examples:record`: records the examples of the OpenAPI document in resources/openapi. */
process.env.RECORD_EXAMPLES = '1'
process.argv.push('--files', 'tests/conformance/openapi_examples.spec.ts')
await import('./test.mjs')
