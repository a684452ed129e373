import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages that tell what an assessment gives today. What is recorded in a log, or on a chain, is for whoever can show it. */
const PAGES = [
  'features/early-access/content.ts',
  'features/contact/content.ts',
  'features/skills/content.ts',
  'features/skills/before.tsx',
  'features/verify/content.tsx',
  'features/verify/words.ts',
  'features/landing/break/content.ts',
  'features/landing/break/panels.tsx',
  'features/landing/demo/content.ts',
  'features/landing/demo/scenes.tsx',
  'features/landing/demo/seal-scene.tsx',
  'features/landing/sections/content.ts',
  'features/landing/sections/builder/content.ts',
  'features/employers/content.ts',
  'features/employers/employers-body.tsx',
  'features/landing/sections/verification.tsx',
  'features/landing/sections/hero/hero.tsx',
  'features/landing/sections/hero/hero-art.tsx',
  'features/legal/documents/privacy-policy.tsx',
  'features/legal/documents/terms-of-service.tsx',
  'features/careers/content.ts',
  '../content/skill-assessment-guide.md',
]

describe('What the pages claim of assessments', () => {
  it.each(PAGES)('in %s is neither a chain nor a ledger, and nobody who reads hand-ins', (page) => {
    const text = readFileSync(join(__dirname, '..', page), 'utf8')

    expect(text).not.toMatch(/on[ -]chain|ledger|blockchain-backed|fingerprint/i)
    expect(text).not.toMatch(/(person|human|expert|reviewer)s? (reads?|grades?|marks?|reviews?) /i)
  })
})
