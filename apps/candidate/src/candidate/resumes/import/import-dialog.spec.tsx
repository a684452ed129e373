import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import JSZip from 'jszip'
import type { ResumeDraft } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { MAX_FILE_BYTES } from '../../../base/resume/documents/problems'
import { ImportDialog } from './import-dialog'

const open = () => {
  const used: ResumeDraft[] = []
  render(<ImportDialog onClose={() => undefined} onImport={(draft) => used.push(draft)} />)
  return used
}
const choose = async (file: File) =>
  userEvent.upload(screen.getByLabelText('File'), file, { applyAccept: false })
const use = async () => userEvent.click(screen.getByRole('button', { name: 'Use as new resume' }))
/** jsdom's own files have no bytes to read. */
const fileOf = (bytes: Uint8Array | string, name: string): File => {
  const file = new File([bytes as BlobPart], name)
  const whole = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(whole.slice().buffer) })
}

const TEXT = `Asha Menon
asha@example.com

Experience
Ledgers without tears
Written by night
Zephyr | Orchid | Jan 2020 - Feb 2021
• Cut costs

Publications
How ledgers balance`

const paste = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Pasted text' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Text of your resume' }))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Read this text' }))
}

describe('Importing', () => {
  it('shows each field of a pasted text with its source, marks doubts, and uses what was corrected', async () => {
    const used = open()
    await paste(TEXT)

    const job = screen.getByRole('region', { name: 'Job 1' })
    const company = within(job).getByRole('textbox', { name: /Company/ })
    expect(company).toHaveAccessibleDescription(/may be the employer or the title.*From line 7/)
    expect(screen.getByText('3 fields may be misread. Change them or leave them.')).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Job 1: Job title, Company' }))
    expect(within(job).getByRole('textbox', { name: /Job title/ })).toHaveFocus()
    await userEvent.clear(company)
    await userEvent.type(company, 'Orchid Ltd')
    await userEvent.tab()
    await use()

    expect(used).toMatchObject([
      { workExperience: [{ company: 'Orchid Ltd', startDate: '2020-01', endDate: '2021-02' }] },
    ])
  })

  it('keeps what has no field in sight until it is placed or left out', async () => {
    const used = open()
    await paste(TEXT)

    const left = screen.getByRole('region', { name: 'Not placed' })
    await userEvent.selectOptions(within(left).getByLabelText('Ledgers without tears'), 'End of the summary')
    expect(within(left).queryByLabelText('Ledgers without tears')).toBeNull()
    expect(within(left).getByLabelText('Written by night')).toBeVisible()
    await use()

    expect(used[0]?.summary).toBe('Ledgers without tears')
    expect(used[0]?.publications).toMatchObject([{ name: 'How ledgers balance' }])
  })

  it('reads LinkedIn’s archive row by row', async () => {
    const used = open()
    const zip = new JSZip()
    zip.file(
      'Profile.csv',
      'First Name,Last Name,Headline,Summary,Industry\nAsha,Menon,Rust person,"Pays, well",Banks\n',
    )
    zip.file(
      'Positions.csv',
      'Company Name,Title,Description,Location,Started On,Finished On\n"Acme, Inc.",Engineer,"• One\n• Two",Pune,Mar 2021,\n',
    )
    zip.file(
      'Volunteering.csv',
      'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Medic,Health,Jan 2020,Feb 2021,Helped\n',
    )
    zip.file('Honors.csv', 'Title,Description,Issued On\nBest Paper,For ledgers,May 2022\n')
    zip.file(
      'Publications.csv',
      'Name,Published On,Description,Publisher,Url\nLedgers,"May 1, 2020",Of money,ACM,https://acm.example/1\n',
    )
    zip.file('Connections.csv', 'First Name\nBen\n')
    await choose(fileOf(await zip.generateAsync({ type: 'uint8array' }), 'export.zip'))

    const company = await screen.findByRole('textbox', { name: 'Company' })
    expect(company).toHaveAccessibleDescription('From Positions.csv, row 1: “Acme, Inc.”')
    expect(screen.getByLabelText('Industry: Banks')).toBeVisible()
    expect(screen.getByText(/Connections\.csv/)).toBeVisible()
    await use()

    expect(used).toMatchObject([
      {
        personalInfo: { fullName: 'Asha Menon' },
        summary: 'Pays, well',
        workExperience: [
          { company: 'Acme, Inc.', startDate: '2021-03', current: true, description: ['One', 'Two'] },
        ],
        headline: 'Rust person',
        volunteer: [
          { role: 'Medic', organization: 'Red Cross', endDate: '2021-02', description: ['Helped', 'Health'] },
        ],
        awards: [{ title: 'Best Paper', date: 'May 2022', summary: 'For ledgers' }],
        publications: [{ name: 'Ledgers', publisher: 'ACM', link: 'https://acm.example/1' }],
      },
    ])
  })

  it('reads a Word file', async () => {
    const used = open()
    await choose(
      fileOf(
        await wordFile(['Asha Menon', 'Experience', 'Engineer | Acme Inc | Jan 2020 - Feb 2021']),
        'cv.docx',
      ),
    )
    await screen.findByRole('region', { name: 'Job 1' })
    await use()

    expect(used).toMatchObject([
      {
        personalInfo: { fullName: 'Asha Menon' },
        workExperience: [{ jobTitle: 'Engineer', company: 'Acme Inc' }],
      },
    ])
  })

  it.each([
    ['nothing in it', () => fileOf('', 'cv.pdf'), /This file is empty/],
    [
      'an old Word file',
      () => fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'cv.doc'),
      /old Word file/,
    ],
    [
      'a picture',
      () => fileOf(new Uint8Array([0x89, 0x50, 0, 0, 1]), 'cv.png'),
      /This kind of file cannot be read/,
    ],
    ['a broken archive', () => fileOf('PK\u0003\u0004 no more', 'cv.zip'), /damaged/],
    ['JSON of something else', () => fileOf('{"a":1}', 'cv.json'), /holds no resume/],
    [
      'too much in it',
      () => Object.defineProperty(fileOf('x', 'cv.pdf'), 'size', { value: MAX_FILE_BYTES + 1 }),
      /larger than 20 MB/,
    ],
  ])('says why a file with %s is not read', async (_what, file, words) => {
    open()
    await choose(file())

    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Use as new resume' })).toBeDisabled()
  })

  it('refuses an archive that unpacks to more than it may', async () => {
    open()
    const zip = new JSZip()
    zip.file('Profile.csv', new Uint8Array(101 * 1024 * 1024))
    const bytes = await zip.generateAsync({
      type: 'uint8array',
      compression: 'DEFLATE',
      compressionOptions: { level: 1 },
    })
    await choose(fileOf(bytes, 'export.zip'))

    await waitFor(() => expect(screen.getByText(/unpacks to more than 100 MB/)).toBeVisible())
  })
})

async function wordFile(paragraphs: string[]): Promise<Uint8Array> {
  const zip = new JSZip()
  zip.file(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  )
  zip.file(
    '_rels/.rels',
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  )
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  )
  return zip.generateAsync({ type: 'uint8array' })
}
