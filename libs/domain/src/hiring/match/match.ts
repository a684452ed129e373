/** The score alone, without schemas: what computes it a million times needs no more. */
export * from './match-core'
export * from './match-v1'
export * from './match-v2'
