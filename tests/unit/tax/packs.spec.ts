import Big from 'big.js'
import { test } from '@japa/runner'
import { mustFit } from '#tax/actions/fitting_tax'
import { packOf } from '#tax/packs/packs'

const COUNTRIES = ['CO', 'MX', 'PE', 'ES', 'DE', 'FR']

test.group('The taxes of countries', () => {
  for (const countryCode of COUNTRIES)
    for (const locale of ['es-CO', 'en-US'])
      test(`those of ${countryCode} in ${locale} keep the rules of taxes, and name their sources`, ({
        assert,
      }) => {
        const pack = packOf({ countryCode, locale })
        assert.lengthOf(new Set(pack.map(({ code }) => code)), pack.length)
        for (const { kind, category, rates } of pack) {
          mustFit({
            ...{ kind, category, calculation: 'PERCENT' },
            rates: rates.map(({ from, until, rate }) => ({
              validFrom: from,
              validUntil: until ?? null,
              rate: new Big(rate),
              ...{ amount: null, unit: null },
            })),
          })
          for (const { source } of rates) assert.isNotEmpty(source)
        }
      })
})
