import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResumeDraft } from '@tryka/domain'
import { FACES, LAYOUT_RANGE, TEMPLATES } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { renderResume } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { randomFrom } from './testing/generated-resumes'
import { inParallel } from './testing/in-parallel'
import { readPdf, requirePdfTools } from './testing/pdf-tools'
import { PHOTO } from './testing/photo'
import { unmarked } from './testing/printed-words'

jest.setTimeout(60_000)

/** Other letters in every run; a run that failed comes again with TEST_SEED. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)
const random = randomFrom(seed)
const lettersOf = (count: number): string => random.some([...'abcdefghijklmnopqrstuvwxyz'], count).join('')

const folder = mkdtempSync(join(tmpdir(), 'resume-addresses-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })
beforeAll(requirePdfTools)
afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The least room that a head can have: a picture, wide margins and large text. */
function cramped(templateId: ResumeDraft['templateId'], email: string): ResumeDraft {
  const draft = sampleResume(1)
  const { size, spacing } = LAYOUT_RANGE
  const layout = { ...draft.layout, size: size.max, spacing: spacing.max, margins: 'wide' as const }
  return {
    ...draft,
    templateId,
    pageSize: 'A4',
    photo: PHOTO,
    layout: { ...layout, face: random.pick(['', ...FACES]) },
    personalInfo: { ...draft.personalInfo, email },
  }
}

describe(`A long address in a narrow head (TEST_SEED=${seed})`, () => {
  it('stands on one line in every template', async () => {
    const cases = TEMPLATES.map((templateId) => {
      const email = `${lettersOf(11)}.${lettersOf(26)}@${lettersOf(24)}.com`
      return { email, draft: cramped(templateId, email) }
    })
    const broken = await inParallel(cases, async ({ email, draft }) => {
      const path = join(folder, `${draft.templateId}.pdf`)
      writeFileSync(path, await printer.print(renderResume(draft)))
      const { text } = await readPdf(path)
      const isWhole = unmarked(text)
        .split(/[\n\f]/)
        .some((line) => line.includes(email))
      return isWhole ? [] : [`${draft.templateId}, ${draft.layout.face}: ${email}`]
    })

    expect(broken.flat()).toEqual([])
  })
})
