import type { OwnCertificate } from '@tryka/domain'

/** A certificate of completion that nobody but its holder sees. */
export function buildCertificate(over: Partial<OwnCertificate> = {}): OwnCertificate {
  const id = over.id ?? '0b1c5f6e-2d5a-4f0e-8a39-5f0b8f3c9a11'
  const verifyUrl = `https://www.example.com/verify?c=${id}`
  const passedAt = '2026-11-21T10:00:00.000Z'
  const modules = ['Select and filter', 'Joins', 'Grouping'].map((title) => ({
    id: `sql-foundations/${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    revision: 1,
    passedAt,
  }))
  return {
    id,
    path: { id: 'sql-foundations', title: 'SQL Foundations' },
    modules,
    checks: 29,
    finishedAt: passedAt,
    state: 'active',
    visibility: 'private',
    issuedAt: passedAt,
    leafIndex: 1204,
    reason: null,
    verifyUrl,
    linkedIn: {
      url: 'https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME',
      name: 'Completed: SQL Foundations',
      organizationName: 'Tryka',
      issueYear: 2026,
      issueMonth: 11,
      certUrl: verifyUrl,
      certId: id,
    },
    withName: false,
    holderName: null,
    recorded: 'Recorded in the public tamper-evident log, entry 1,204',
    track: 'sql',
    version: 1,
    ...over,
  }
}
