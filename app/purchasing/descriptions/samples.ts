/** A sample id that several areas share. */

export const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
