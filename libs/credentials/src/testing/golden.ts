/** Values that follow from `example`, to the byte; another implementation must find the same. */
export const golden = {
  issuerSeed: 'tryka example issuer',
  logSeed: 'tryka example log',
  address: 'holder@example.com',
  sha256: '983bdbcbc6914ad5ed6b5b8d64ef2545b15ff1d37d845b741d5e520d90f2a347',
  salt: '07'.repeat(32),
  leaf: '{"h":"BqTUcvy2cvPmYOCITtGBav3q_gS0oS9V-kv-prUBJrE","k":"issue","v":1}',
  leafHash: '60f596d24a9ce6fc49a9d09588c7d55ee78544b75e63624fdb6e2f0ebc58e63a',
  origin: 'api.example.com/api/log',
  keyId: 'bd33c4b2',
  signatureEnd:
    'vTPEsoD5RHNRbqgwPoTqLZ+XucXMWxAsug8zJc32qsurP0PIS8hOoNesZVm5OpKUsdvYCmgEsKkBE4Gzq3UalSFBrAA=',
} as const
