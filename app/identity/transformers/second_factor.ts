const answer = (title: string, properties: Record<string, object>) => ({
  title,
  schema: { type: 'object', title, properties, required: Object.keys(properties) },
})

export const totpAnswer = answer('TotpSecret', {
  secret: { type: 'string', description: 'In base32, for apps that cannot scan' },
  otpauthUrl: { type: 'string', description: 'The address that the QR code holds' },
  qrSvg: { type: 'string', description: 'The QR code as an SVG image' },
})

export const recoveryCodesAnswer = answer('RecoveryCodes', {
  recoveryCodes: { type: 'array', items: { type: 'string' } },
})

export const totpState = answer('TotpState', {
  enabled: { type: 'boolean' },
  recoveryCodesLeft: { type: 'integer' },
})
