import { WithholdingCertificateSchema } from '#database/schema'

export default class WithholdingCertificate extends WithholdingCertificateSchema {}
