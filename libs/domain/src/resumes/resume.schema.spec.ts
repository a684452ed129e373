import { blankEntriesResume, buildResume, sampleResume, SCRIPT_SAMPLES, scriptResume } from '../testing'
import { emptyResume } from './resume.rules'
import { Month } from './entries.schema'
import { CreateResumeRequest, Resume, ResumeDraft, UpdateResumeRequest } from './resume.schema'

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('The schema of a resume', () => {
  it('accepts drafts with everything empty', () => {
    expect(accepts(ResumeDraft, emptyResume())).toBe(true)
    expect(accepts(ResumeDraft, blankEntriesResume())).toBe(true)
  })

  it('accepts the samples that tests are built from', () => {
    expect(accepts(ResumeDraft, sampleResume(24))).toBe(true)
    expect(accepts(Resume, buildResume())).toBe(true)
    for (const name of Object.keys(SCRIPT_SAMPLES))
      expect(accepts(ResumeDraft, scriptResume(name))).toBe(true)
  })

  it('fills a new resume that says nothing', () => {
    expect(CreateResumeRequest.parse({ userId: 'demo-user' })).toEqual({
      ...emptyResume(),
      tailoring: null,
      userId: 'demo-user',
    })
  })

  it('leaves absent fields of a change absent', () => {
    expect(UpdateResumeRequest.parse({ title: 'New' })).toEqual({ title: 'New' })
  })

  it.each(['', '2024-01', '2024-12'])('accepts the month %p', (month) => {
    expect(accepts(Month, month)).toBe(true)
  })

  it.each(['2024-13', '2024-00', '2024', '24-01', '2024-01-01', 'May 2024'])(
    'refuses the month %p',
    (month) => {
      expect(accepts(Month, month)).toBe(false)
    },
  )

  it.each([
    ['more than 50 entries', { workExperience: sampleResume(51).workExperience }],
    [
      'more than 50 bullets',
      { workExperience: [{ ...sampleResume(1).workExperience[0], description: Array(51).fill('x') }] },
    ],
    ['an unknown field', { nickname: 'x' }],
    ['an unknown template', { templateId: 'neon' }],
    ['text with NUL', { summary: 'a\0b' }],
    ['half a character', { summary: 'a\ud800b' }],
    ['a version that is no number', { version: '1' }],
  ])('refuses %s', (_, change) => {
    expect(accepts(UpdateResumeRequest, change)).toBe(false)
  })

  it('refuses more than 256 KB in all', () => {
    const bullets = Array.from({ length: 50 }, () => 'अ'.repeat(1_000))
    const job = { ...sampleResume(1).workExperience[0], description: bullets }

    expect(accepts(UpdateResumeRequest, { workExperience: [job] })).toBe(true)
    expect(accepts(UpdateResumeRequest, { workExperience: [job, job] })).toBe(false)
  })
})
