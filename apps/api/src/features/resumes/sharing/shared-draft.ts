import type { Resume } from '@tryka/domain'

/**
 * What a reader of a link gets of a resume. Its title is a note of the owner to themselves ("for Acme, second try") and
 * stays at home; without contact, phone and e-mail are left out and how to reach those who recommend.
 */
export function sharedDraft(resume: Resume, hideContact: boolean): Resume {
  const shown = { ...resume, title: 'CV' }
  if (!hideContact) return shown
  return {
    ...shown,
    personalInfo: { ...resume.personalInfo, phone: '', email: '' },
    references: resume.references.map((one) => ({ ...one, contact: '' })),
  }
}
