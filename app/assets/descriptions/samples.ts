/** Samples and texts that several areas share. */

export const STATUSES_MEAN = {
  IN_PRODUCTION: 'In use.',
  IN_MAINTENANCE: 'Under maintenance.',
  STORED: 'In store, free to be assigned.',
  DECOMMISSIONED: 'Out of service for good; depreciation stops.',
  LOST: 'Lost; depreciation stops.',
  PENDING: 'Not in use yet.',
}
