/** Links of customers, suppliers and employees to their third parties, for the domains that have them. */
export { factsOfPerson, factsOfTaxId } from '#parties/linking/facts'
export { linkOfNew, linkOfPerson, linkOfTaxId } from '#parties/linking/link'
export { besideOf } from '#parties/linking/link_many'
export { registerLinked } from '#parties/linking/linked'
export { taxIdOfParty } from '#parties/linking/tax_id_of_party'
export {
  thirdPartyConditions,
  thirdPartyFact,
  thirdPartyField,
  thirdPartyFilters,
} from '#parties/linking/fields'
export { lockBeforeLines } from '#parties/merge/before_lines'
