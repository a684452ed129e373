import type { OwnCredential } from '@tryka/domain'

/** A credential that its holder shares. */
export function buildCredential(over: Partial<OwnCredential> = {}): OwnCredential {
  const id = over.id ?? '6f0d3f0a-8f0e-4a53-9a55-0f6f1f3d7c21'
  const verifyUrl = `https://www.example.com/verify?c=${id}`
  return {
    id,
    attemptId: 'attempt-1',
    track: 'sql',
    skill: 'SQL',
    level: 3,
    score: 612,
    interval: [566, 658],
    likelihoods: [10_000, 9_960, 8_433, 2_634],
    state: 'active',
    visibility: 'shared',
    issuedAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2028-11-21T10:00:00.000Z',
    leafIndex: 1204,
    reason: null,
    verifyUrl,
    linkedIn: {
      url: 'https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME',
      name: 'SQL: Advanced',
      organizationName: 'Tryka',
      issueYear: 2026,
      issueMonth: 11,
      expirationYear: 2028,
      expirationMonth: 11,
      certUrl: verifyUrl,
      certId: id,
    },
    withName: false,
    holderName: null,
    recheck: null,
    recorded: 'Recorded in the public tamper-evident log, entry 1,204',
    version: 1,
    ...over,
  }
}
