/** Reasons of credit notes, as DIAN's concepts: return, annulment, discount, price, other. */
export const SUPPLIER_CREDIT_CONCEPTS = ['RETURN', 'VOID', 'DISCOUNT', 'PRICE', 'OTHER'] as const
