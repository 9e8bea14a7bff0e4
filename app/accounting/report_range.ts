/** The days of reports of other domains. */
export { rangeOf, rangeQuery } from '#accounting/reports/days'
