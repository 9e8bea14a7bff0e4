/** Samples and texts that several areas share. */

export const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

export const PDF_LANGUAGE =
  'The document is Spanish where the `locale` of the company is Spanish, else English.'
