/** The formats, in words. */
export const CREDENTIAL_FILES =
  'A .badge.json file is JSON with v, credential (an Open Badge 3.0 with an eddsa-rdfc-2022 and an eddsa-jcs-2022 proof), tlogProof (c2sp.org/tlog-proof), statusListCredential (Bitstring Status List), didDocument, keyHistory and anchors. A PNG carries the credential in an iTXt chunk named openbadgecredential, an SVG in openbadges:credential.'

export const ACCEPTED = '.json,.png,.svg,application/json,application/vc+ld+json,image/png,image/svg+xml'

/** More than any badge has; what is larger is not even read. */
export const MOST_BYTES = 2 * 1024 * 1024
