/** Whoever holds an Ed25519 key: a file today, a key service tomorrow. */
export interface Signer {
  readonly publicKey: Uint8Array
  /** 64 bytes (RFC 8032). */
  sign(message: Uint8Array): Promise<Uint8Array>
}
