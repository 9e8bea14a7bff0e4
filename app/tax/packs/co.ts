/**
 * Colombia: IVA and INC. Exento is a rate of 0 with a right to deduct, excluido has none. For IVA a
 * sale with INC 8 is excluded (ET 426). The buyer of INC cannot deduct it (ET 512-1 par. 1).
 */
import type { Pack } from '#tax/packs/pack'

const IVA = { kind: 'VAT', schemeCode: '01', creditable: true } as const
const INC = { kind: 'CONSUMPTION', schemeCode: '04', creditable: false } as const

/** The first day of the Estatuto Tributario, Decreto 624 of 1989. */
const STATUTE = '1989-03-30'

export const CO: Pack = [
  {
    ...IVA,
    code: 'IVA19',
    name: 'IVA 19 %',
    category: 'S',
    rates: [{ from: '2017-01-01', rate: '19', source: 'ET 468 (Ley 1819 of 2016 art. 184)' }],
  },
  {
    ...IVA,
    code: 'IVA5',
    name: 'IVA 5 %',
    category: 'S',
    rates: [{ from: '2013-01-01', rate: '5', source: 'ET 468-1, 468-3 (Ley 1607 of 2012)' }],
  },
  {
    ...IVA,
    code: 'EXENTO',
    name: 'Exento',
    category: 'Z',
    rates: [{ from: STATUTE, rate: '0', source: 'ET 477, 478, 479, 481' }],
  },
  {
    ...IVA,
    code: 'EXCLUIDO',
    name: 'Excluido',
    category: 'E',
    exemptionReason: 'Excluido del IVA (ET 424, 476)',
    creditable: false,
    rates: [{ from: STATUTE, rate: '0', source: 'ET 424, 476' }],
  },
  {
    ...IVA,
    code: 'NO_GRAVADO',
    name: 'No gravado',
    category: 'O',
    exemptionReason: 'No causa IVA (ET 420)',
    creditable: false,
    rates: [{ from: STATUTE, rate: '0', source: 'ET 420' }],
  },
  {
    ...INC,
    code: 'INC8',
    name: 'INC 8 %',
    category: 'E',
    rates: [
      { from: '2013-01-01', rate: '8', source: 'ET 512-1, 512-9 (Ley 1607 of 2012 art. 71)' },
    ],
  },
  {
    ...INC,
    code: 'INC4',
    name: 'INC 4 %',
    category: null,
    rates: [{ from: '2013-01-01', rate: '4', source: 'ET 512-2 (Ley 1607 of 2012 art. 72)' }],
  },
]
