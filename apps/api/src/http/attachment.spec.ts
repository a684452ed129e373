import { parse } from 'content-disposition'
import fc from 'fast-check'
import { exportFileName } from '@tryka/domain'
import { attachment } from './attachment'

const fallbackOf = (header: string): string | undefined =>
  parse(header, { extended: false }).parameters['filename']

describe('The header of a download', () => {
  it.each(['A-B.pdf', 'early-access-signups.csv', 'Ananya CV 2025.pdf', '100 % sure.pdf', "O'Neil (1).md"])(
    'gives %p as it is',
    (name) => {
      expect(parse(attachment(name))).toMatchObject({ type: 'attachment', parameters: { filename: name } })
    },
  )

  it('says the whole name in UTF-8, and a plain one for old clients', () => {
    const header = attachment('Ananya’s रिज़्यूमे.pdf')

    expect(parse(header).parameters['filename']).toBe('Ananya’s रिज़्यूमे.pdf')
    expect(fallbackOf(header)).toBe('Ananyas .pdf')
    expect(fallbackOf(attachment('Zoë.pdf'))).toBe('Zoe.pdf')
  })

  it.each([
    ['अनन्या.pdf', 'download.pdf'],
    ['... अ.pdf', 'download.pdf'],
    ['pdf अ.pdf', 'pdf .pdf'],
    ['pdfअ.pdf', 'pdf.pdf'],
    ['pdf guide für alle.pdf', 'pdf guide fur alle.pdf'],
  ])('keeps what is plain of %p', (name, plain) => {
    expect(fallbackOf(attachment(name))).toBe(plain)
  })

  it('tells any title as the name that the browser makes of it, in one printable line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        const name = exportFileName(title, 'pdf')
        const header = attachment(name)
        expect(header).toMatch(/^attachment; filename=[\x20-\x7e]+$/)
        expect(parse(header).parameters['filename']).toBe(name)
      }),
    )
  })
})
