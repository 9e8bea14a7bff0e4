/** Weights from the right (DIAN, Orden Administrativa 4 of 1989). */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/**
 * The check digit of a NIT.
 * @param number its digits without the check digit, 1 to 15 of them
 */
export function checkDigit(number: string): string {
  const digits = [...number].reverse()
  const sum = digits.reduce((total, digit, place) => total + Number(digit) * WEIGHTS[place], 0)
  const rest = sum % 11
  return String(rest < 2 ? rest : 11 - rest)
}
