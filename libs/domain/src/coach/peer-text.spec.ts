import { PEER_TEXT_FAULTS, peerTextFault } from './peer-text'

const ALLOWED = [
  'In March the importer lost 40 rows, two days before the audit of 2024-03-15.',
  'We went from 1,200,000 rows to 300 a second, with a p95 of 200 ms, in 2019-2023.',
  'I wrote it in Node.js with socket.io and moved it to ASP.NET later; 10:15 to 11:30.',
  'The call to me was late. My number of retries was 3, and the email to the team was short.',
  'They asked me to call the customer; the signal is lost after 5 s.',
  'Name the alternative, then the price of both: "a queue would have kept order".',
  'Das Ergebnis war gut – die Prüfung fand 12 Fehler. 結果は良かった。',
]
const REFUSED: [keyof typeof PEER_TEXT_FAULTS, string[]][] = [
  [
    'link',
    [
      'See https://x.example/a?u=1',
      'Look at www.mine',
      'It is on kestrel.io',
      'hxxps://evil',
      'read kestrel (dot) com',
      'kestrel[.]dev has it',
      'kestrel dot com has it',
      'ｋｅｓｔｒｅｌ．ｃｏｍ',
      'kes\u200Btrel.c\u200Bom',
      'kestrel.соm',
      'https://user:secret@host.example',
    ],
  ],
  [
    'address',
    [
      'asha@people.example',
      'asha [at] people.example',
      'asha(at)people(dot)example',
      'asha＠people',
      'I am asha at gmail',
      'find @asha_v',
    ],
  ],
  [
    'number',
    [
      '+91 98200 12345',
      '98-20-01-23-45',
      '98–20–01–23–45',
      '(020) 7946 0958',
      '９８２００１２３４５',
      '٩٨٢٠٠١٢٣٤٥',
      '9.8.2.0.0.1.2',
      'nine eight two zero zero one two',
      'nine, eight, two, double zero, one',
      '9\u200B8\u200B2\u200B0\u200B0\u200B1\u200B2',
    ],
  ],
  [
    'contact',
    ['My telegram is asha', 'whatsapp: asha', 'find me on LinkedIn', 'Reach me at the usual place'],
  ],
  ['uncivil', ['You are an idiot.', 'This is sh1t', 'IDI0T', 'ѕhit', 'f\u0301uck this']],
]

describe('What is passed on to somebody one does not know', () => {
  it.each(ALLOWED)('%s', (text) => {
    expect(peerTextFault(text)).toBeNull()
  })

  it.each(REFUSED.flatMap(([fault, texts]) => texts.map((text) => ({ fault, text }))))(
    'is not: $text, for it has a $fault',
    ({ fault, text }) => {
      // An address with a site is either.
      const found = peerTextFault(text)
      expect(found === fault || (fault === 'link' && found === 'address')).toBe(true)
    },
  )

  it('is told in a sentence of its own, and fast for any 12,000 characters', () => {
    expect(new Set(Object.values(PEER_TEXT_FAULTS)).size).toBe(5)
    for (const piece of ['a', '9', '9 ', 'a.', '.', 'one ', '@', '(', '\u0301', 'my ', '-', '٩']) {
      const text = piece.repeat(12_000 / piece.length)
      const from = performance.now()
      peerTextFault(text)
      expect({ piece, isFast: performance.now() - from < 500 }).toEqual({ piece, isFast: true })
    }
  })
})
