/** Prints violations of `tests/conformance/boundaries.ts`, for `npm run check`. */
const { RULES } = await import(new URL('../tests/conformance/boundaries.ts', import.meta.url).href)

for (const [rule, broken] of Object.entries(RULES)) {
  const found = broken()
  if (!found.length) continue
  process.exitCode = 1
  console.log([`${rule}:`, ...found.map((one) => `  ${one}`)].join('\n'))
}
