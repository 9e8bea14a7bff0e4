/** The UVT (unidad de valor tributario, ET 868) by year, as the DIAN fixes it. */
import Big from 'big.js'

type Year = { from: string; value: string; source: string }

const CO: readonly Year[] = [
  { from: '2021-01-01', value: '36308', source: 'DIAN Resolución 000111 of 2020' },
  { from: '2022-01-01', value: '38004', source: 'DIAN Resolución 000140 of 2021' },
  { from: '2023-01-01', value: '42412', source: 'DIAN Resolución 001264 of 2022' },
  { from: '2024-01-01', value: '47065', source: 'DIAN Resolución 000187 of 2023' },
  { from: '2025-01-01', value: '49799', source: 'DIAN Resolución 000193 of 2024' },
  { from: '2026-01-01', value: '52374', source: 'DIAN Resolución 000238 of 2025' },
]

/**
 * The UVT in pesos on `day` (`YYYY-MM-DD`); null before 2021. The last known value is carried on
 * until the next resolution. Companies outside Colombia have none and use minimums in money.
 */
export function uvtOn(countryCode: string, day: string): Big | null {
  const year = countryCode === 'CO' ? CO.findLast(({ from }) => from <= day) : undefined
  return year ? new Big(year.value) : null
}
