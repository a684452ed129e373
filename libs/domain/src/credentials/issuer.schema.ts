import { z } from 'zod'

/** A key of the issuer (W3C Controlled Identifiers 1.0, 2.2.2). */
export const IssuerKey = z.object({
  /** The DID, `#`, and the key itself. */
  id: z.string(),
  type: z.literal('Multikey'),
  controller: z.string(),
  publicKeyMultibase: z.string(),
  /** From then on nothing that it signed is valid any more: it was replaced long before. */
  expires: z.string().optional(),
  /** Somebody else may have had it. */
  revoked: z.string().optional(),
})
export type IssuerKey = z.infer<typeof IssuerKey>

/** Who issues credentials, and by which keys (W3C DID Core 1.0). */
export const DidDocument = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  verificationMethod: z.array(IssuerKey),
  assertionMethod: z.array(z.string()),
})
export type DidDocument = z.infer<typeof DidDocument>

/** What happened to a key: what its entry of the log has the SHA-256 of. */
export const KeyStatement = z.object({
  /** By which the key is known. */
  did: z.string(),
  /** The key that was added, or retired. */
  key: z.string(),
  /** Of a retired key: what it signed counts only where the log has it below this entry. */
  validBelow: z.int().nonnegative().optional(),
  /** The document from then on. */
  didDocument: DidDocument,
})
export type KeyStatement = z.infer<typeof KeyStatement>

/** What a verifier is told to trust: keys of the issuer, and the log's as notes have it (c2sp.org/signed-note). */
export const IssuerPins = z.object({
  issuers: z.array(
    z.object({ did: z.string(), key: z.string(), validBelow: z.int().nonnegative().optional() }),
  ),
  logs: z.array(z.string()),
})
export type IssuerPins = z.infer<typeof IssuerPins>

/** A version of the document, its entry of the log, and the proof that it is there (c2sp.org/tlog-proof). */
export const KeyEvent = z.object({
  kind: z.enum(['key-add', 'key-retire']),
  document: KeyStatement,
  /** The public numbers of the entry. */
  n: z.record(z.string(), z.int()).optional(),
  leafIndex: z.int().nonnegative(),
  at: z.string(),
  tlogProof: z.string(),
})
export type KeyEvent = z.infer<typeof KeyEvent>

/** Every version, the first one first: did:web itself forgets. */
export const IssuerHistory = z.object({ items: z.array(KeyEvent) })
export type IssuerHistory = z.infer<typeof IssuerHistory>
