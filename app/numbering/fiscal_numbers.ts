/** The public module of numbering ranges, for domains whose documents have fiscal numbers. */
export { lockRangesOf, takeFiscalNumber } from '#numbering/taking/take_fiscal_number'
export { mustBeRangeOf } from '#numbering/taking/usable'
export { authorizationOf } from '#numbering/authorization'
