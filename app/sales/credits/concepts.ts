/** Reasons of credit notes by DIAN: 1 return, 2 annulment, 3 discount, 4 price, 5 other. */
export const CREDIT_CONCEPTS = ['RETURN', 'VOID', 'DISCOUNT', 'PRICE', 'OTHER'] as const

export type CreditConcept = (typeof CREDIT_CONCEPTS)[number]
