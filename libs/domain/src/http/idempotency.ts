/** Names the header that lets a repeated call happen once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
