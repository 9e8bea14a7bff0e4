/** The public module of numbering ranges, for domains whose documents have fiscal numbers. */
export { defaultRanges, feedDefaultRanges } from '#numbering/taking/default_ranges'
export { lockRangesOf, takeFiscalNumber } from '#numbering/taking/take_fiscal_number'
export { mustBeRangeOf } from '#numbering/taking/usable'
export { authorizationOf } from '#numbering/authorization'
