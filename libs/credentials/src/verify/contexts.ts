/** The vocabularies of a credential, in their order; no other one is read (VCDM 2.0, 4.3). */
export const CREDENTIAL_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]

/** The vocabulary of a status list. */
export const STATUS_CONTEXTS = CREDENTIAL_CONTEXTS.slice(0, 1)
