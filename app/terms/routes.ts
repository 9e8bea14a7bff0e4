import { resource } from '#core/endpoints/routing'
import { paymentTerms } from '#terms/controllers/payment_terms_controller'

export default () => resource('payment-terms', paymentTerms, 'invoices')
