import { emptyResume } from '@tryka/domain'
import type { SeedContext } from './context'
import type { CandidateRow, SeedResumeRow } from './rows'

/** Two resumes of the demo person, written from the profile and nothing else. */
export function seedResumes(ctx: SeedContext, person: CandidateRow): SeedResumeRow[] {
  const shared = {
    ...emptyResume(),
    personalInfo: {
      ...emptyResume().personalInfo,
      fullName: person.name,
      email: person.email,
      location: person.location,
    },
    workExperience: person.work,
  }
  const engineer: SeedResumeRow = {
    id: ctx.id('resume', 0),
    userId: person.id,
    draft: {
      ...shared,
      title: 'Blockchain engineer',
      templateId: 'modern',
      isDefault: true,
      summary: person.bio,
      skills: [
        { id: 'skills-1', category: 'Contracts', items: ['Solidity', 'Foundry', 'Rust'] },
        { id: 'skills-2', category: 'Services', items: ['TypeScript', 'Node.js', 'PostgreSQL', 'Python'] },
      ],
      projects: [
        {
          id: 'project-1',
          name: 'Invariant notebook',
          description:
            'A public collection of properties that lending contracts should keep, each with a test.',
          technologies: ['Solidity', 'Foundry'],
          link: '',
          date: '',
        },
      ],
      certifications: [
        {
          id: 'certificate-1',
          name: 'Certified Smart Contract Developer',
          issuer: 'Open Ledger Guild',
          date: '',
          expiryDate: '',
          credentialId: 'OLG-20411',
          url: '',
        },
      ],
      languages: [
        { id: 'language-1', name: 'English', proficiency: 'fluent' },
        { id: 'language-2', name: 'Kannada', proficiency: 'native' },
      ],
    },
    createdAt: ctx.ago(88),
    updatedAt: ctx.ago(12),
  }
  const platform: SeedResumeRow = {
    id: ctx.id('resume', 1),
    userId: person.id,
    draft: {
      ...shared,
      title: 'Platform and data roles',
      templateId: 'minimal',
      summary:
        'Backend engineer with a habit of measuring first: services in TypeScript, pipelines in Python, and tests for both.',
      skills: [
        {
          id: 'skills-1',
          category: 'Backend',
          items: ['TypeScript', 'Python', 'PostgreSQL', 'Docker', 'Kubernetes'],
        },
      ],
    },
    createdAt: ctx.ago(40),
    updatedAt: ctx.ago(31),
  }
  return [engineer, platform]
}
