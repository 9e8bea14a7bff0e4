/**
 * The concept that an account of the PUC (Decreto 2650 of 1993) usually has in exógena. A company
 * that reports otherwise says so in `exogenaConcept` of the account or of a group above it.
 */

import { Current } from '#core/context/current'

/** The longest beginning of the account's code decides. Null is reported by no format. */
const BY_CODE: Readonly<Record<string, string | null>> = {
  // Payments, format 1001. Wages, their charges and depreciation belong to no row of it.
  ...{
    '14': '5007',
    '15': '5008',
    '16': '5008',
    '1592': null,
    '1698': null,
    '62': '5007',
    '71': '5007',
  },
  ...{ '51': '5016', '52': '5016', '53': '5016', '5305': '5006', '54': null },
  ...{
    '5105': null,
    '5205': null,
    '5160': null,
    '5260': null,
    '5165': null,
    '5265': null,
    '5199': null,
    '5299': null,
  },
  ...{ '5110': '5002', '5210': '5002', '520518': null, '5115': '5015', '5215': '5015' },
  ...{
    '5120': '5005',
    '5220': '5005',
    '5135': '5004',
    '5235': '5004',
    '5145': '5004',
    '5245': '5004',
  },
  ...{ '5155': '5004', '5255': '5004', '61': null, '72': null, '73': '5004', '74': '5004' },
  // Income, format 1007.
  ...{ '41': '4001', '42': '4002', '4210': '4003' },
  // Receivables, format 1008. Advances of taxes are claims on the DIAN.
  ...{
    '13': '1317',
    '1305': '1315',
    '1310': '1316',
    '1315': '1316',
    '1320': '1316',
    '1325': '1316',
  },
  ...{ '1355': null, '1399': null },
  // Payables, format 1009. ICA is owed to municipalities, which the account does not name.
  ...{
    '21': '2203',
    '22': '2201',
    '2215': '2202',
    '2220': '2202',
    '23': '2206',
    '2310': '2202',
    '2315': '2202',
  },
  ...{ '2360': '2206', '2365': '2204', '2367': '2204', '2368': null, '24': '2204', '2412': null },
  ...{ '2370': '2205', '25': '2205', '26': null, '28': '2206' },
}

const LONGEST = Math.max(...Object.keys(BY_CODE).map(({ length }) => length))

/** The concept of a PUC code such as `513595`; null without one. */
export function usualConcept(code: string): string | null {
  for (let length = Math.min(LONGEST, code.length); length >= 2; length--) {
    const concept = BY_CODE[code.slice(0, length)]
    if (concept !== undefined) return concept
  }
  return null
}

/** National taxes: ReteFuente, ReteIVA, income tax, VAT and consumption tax. */
const OWED_TO_DIAN = ['2365', '2367', '2404', '2408', '2495']

/** ReteICA and ICA. */
const MUNICIPAL = ['2368', '2412']

const startsWith = (code: string, prefixes: readonly string[]) =>
  Current.tenant.countryCode === 'CO' && prefixes.some((prefix) => code.startsWith(prefix))

/** Whether the DIAN is the creditor of this account, whichever third party its lines name. */
export const isOwedToDian = (code: string) => startsWith(code, OWED_TO_DIAN)

/** Whether a municipality is the creditor; lines name it only when they pay it. */
export const isMunicipalTax = (code: string) => startsWith(code, MUNICIPAL)
