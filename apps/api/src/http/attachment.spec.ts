import fc from 'fast-check'
import { attachment, safeFileName } from './attachment'

describe('The name of a download', () => {
  it.each([
    ['My Resume', 'My Resume'],
    ['../../etc/passwd', 'etc passwd'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['...hidden', 'hidden'],
    ['   ', 'Resume'],
    ['line\r\nSet-Cookie: x=1', 'lineSet-Cookie x=1'],
    ['🙂 CV', '🙂 CV'],
  ])('makes %p safe', (title, name) => {
    expect(safeFileName(title)).toBe(name)
  })

  it('says the whole name in UTF-8 and a plain one for old clients', () => {
    expect(attachment('Ananya’s रिज़्यूमे', 'pdf')).toBe(
      `attachment; filename="resume.pdf"; filename*=UTF-8''${encodeURIComponent('Ananya’s रिज़्यूमे.pdf')}`.replace(
        'filename="resume.pdf"',
        'filename="Ananyas .pdf"',
      ),
    )
    expect(attachment('अनन्या', 'pdf')).toContain('filename="resume.pdf"')
  })

  it('is one printable line for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        expect(attachment(title, 'pdf')).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.~%!-]+$/,
        )
      }),
    )
  })
})
