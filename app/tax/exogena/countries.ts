/** Country codes of the DIAN (Resolución 000162 of 2023, annex of codes) by ISO 3166-1. */
const CODES: Record<string, string> = {
  ...{ AE: '244', AR: '063', AT: '072', AU: '069', BE: '087', BO: '097', BR: '105', CA: '149' },
  ...{ CH: '767', CL: '211', CN: '215', CO: '169', CR: '196', CU: '199', DE: '023', DK: '232' },
  ...{ DO: '647', EC: '239', ES: '245', FI: '271', FR: '275', GB: '628', GR: '301', GT: '317' },
  ...{ HK: '351', HN: '345', HU: '355', ID: '365', IE: '375', IL: '383', IN: '361', IT: '386' },
  ...{ JM: '391', JP: '399', KR: '190', LU: '445', MX: '493', MY: '455', NI: '521', NL: '573' },
  ...{ NO: '538', NZ: '548', PA: '580', PE: '589', PH: '267', PY: '586', RU: '676', SE: '764' },
  ...{ SG: '741', SV: '242', TH: '776', TR: '827', TT: '815', TW: '218', UA: '830', US: '249' },
  ...{ UY: '845', VE: '850', VN: '855', ZA: '756' },
}

/** Undefined for a country whose code is not known here; its rows are left out with that reason. */
export const countryCode = (iso: string): string | undefined => CODES[iso]
