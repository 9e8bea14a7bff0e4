/** Texts of the fields of bills, without their lines and their match. */
import { ID } from '#purchasing/descriptions/samples'

export const BILL_FIELDS = {
  'Bill.internalNumber': {
    description: 'Our number, without gaps in the company; null on a draft. Read-only.',
    example: 41,
  },
  'Bill.number': {
    description:
      'The number on the paper of the supplier. ' +
      'A supplier gives it once: signs, case and leading zeros do not count.',
    example: 'FV-0012',
  },
  'Bill.type': 'Whether it is a bill, or a debit note that raises one.',
  'Bill.status': {
    description: 'The state, which actions change. Read-only.',
    example: 'POSTED',
  },
  'BillUpdate.status': 'May be repeated as it was read. Only actions such as `post` change it.',
  'BillUpdate.type': 'May be repeated as it was read.',
  'Bill.supplierId': 'The id of the supplier.',
  'Bill.supplierName': {
    description: 'The name of the supplier when the bill was written. Read-only.',
    example: 'Ferretería Mayorista S.A.',
  },
  'Bill.thirdPartyId': 'The third party of the supplier; null without one. Read-only.',
  'Bill.relatedBillId':
    'The bill that a debit note raises; null on a bill, and on a debit note that names none.',
  'Bill.purchaseOrderId': 'The order of the lines; null without one.',
  'Bill.warehouseId':
    'The warehouse into which goods come; by default that of the order, else the default one.',
  'Bill.costCenterId': 'The cost centre of lines that name none; null without one.',
  'Bill.date': 'The day on the paper of the supplier. Rates of taxes and terms count from it.',
  'Bill.postingDate':
    'The day in the books: `date` for services, today for goods, unless it is sent.',
  'Bill.dueDate': 'The day by which it is to be paid; `date` by default, and never before it.',
  'Bill.paymentTermsId':
    'The payment terms, which count from `date`, in place of `dueDate`; null without.',
  'Bill.installments': {
    example: [{ dueDate: '2026-04-01', amount: 357000, paidAmount: 0, balance: 357000 }],
  },
  'Bill.earlyDiscount.amount': {
    description: 'What a deduction of kind EARLY_DISCOUNT may take off. Read-only.',
    example: 6000,
  },
  'Bill.earlyDiscount.until': 'The last day for it. Read-only.',
  'installments.dueDate': 'The day by which it is to be paid. Read-only.',
  'installments.amount': { example: 357000 },
  'installments.paidAmount': { example: 0 },
  'installments.balance': { example: 357000 },
  'Bill.overdue': {
    description:
      'Whether something is owed after its due date, that of an instalment, too. Read-only.',
    example: false,
  },
  'Bill.items': {
    description: 'The lines, at most 500.',
    example: [{ accountId: ID, description: 'Asesoría', unitCost: 300000, taxes: ['IVA19'] }],
  },
  'Bill.discount': {
    description:
      'A discount of the whole bill before tax, by `rate` or `amount`; it is spread over the lines.',
    example: { rate: 5 },
  },
  'discount.rate': {
    description: 'The percentage of what the lines come to before tax.',
    example: 5,
  },
  'discount.amount': { description: 'The money before tax.', example: 10000 },
  'Bill.taxes': { description: 'The taxes of all lines, by tax and rate. Read-only.' },
  'Bill.subtotal': {
    description: 'The sum of the lines before discounts and tax. Read-only.',
    example: 300000,
  },
  'Bill.discountTotal': { description: 'The sum of all discounts. Read-only.', example: 0 },
  'Bill.taxTotal': { description: 'The sum of the taxes. Read-only.', example: 57000 },
  'Bill.total': { description: 'The amount with tax. Read-only.', example: 357000 },
  'Bill.withheldTotal': {
    description: 'What is withheld of it and of its payments. Read-only.',
    example: 0,
  },
  'Bill.paidAmount': {
    description: 'The money of payments that stand. Read-only.',
    example: 0,
  },
  'Bill.creditedAmount': { description: 'The sum of its credit notes. Read-only.', example: 0 },
  'Bill.creditReceived': {
    description: 'Credit of other bills that was used for it. Read-only.',
    example: 0,
  },
  'Bill.creditGiven': {
    description: 'Its credit that was used for other bills. Read-only.',
    example: 0,
  },
  'Bill.refundedAmount': {
    description: 'Its credit that the supplier paid back. Read-only.',
    example: 0,
  },
  'Bill.balance': {
    description:
      'What is still to pay; 0 on a draft and when void; below zero the supplier owes. Read-only.',
    example: 357000,
  },
  'Bill.amountDue': {
    description: 'The balance, also of a draft. Read-only.',
    example: 357000,
  },
  'Bill.acceptReason': {
    description: 'The `reason` for which differences were accepted; null without. Read-only.',
    example: 'Subió el dólar.',
  },
  'Bill.confirmDuplicate': {
    description:
      'Whether a number that the supplier gave before is meant: ' +
      'their days must differ by more than 300.',
    example: false,
  },
  'Bill.currency': { description: 'The currency of the company. Read-only.' },
  'Bill.postedAt': 'The instant of `post`, in UTC; null before. Read-only.',
  'Bill.voidedOn': 'The day of the void in the books; null before. Read-only.',
  'Bill.voidReason': {
    description: 'The `reason` that was given with the void; null before. Read-only.',
    example: 'Se registró dos veces.',
  },
}
