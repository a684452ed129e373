import { nameText } from './name.schema'

const Name = nameText(120, 'Add a name.')
const problemOf = (value: string): string | undefined => Name.safeParse(value).error?.issues[0]?.message

describe('A name that goes into mails', () => {
  it.each([
    'Ada Lovelace',
    'Booking.com',
    'Node.js Guild',
    'Dr. R. Nguyễn-Đặng',
    'شركة النور',
    'A/B Testing @ Scale',
    'R&D, Inc.',
  ])('may be %p', (value) => expect(Name.parse(` ${value} `)).toBe(value))

  it.each(['Two\nlines', 'Two\r\nBcc: a', 'Tab\there', 'Line\u2028here', 'Turned \u202etxt.exe'])(
    'is one line, unlike %p',
    (value) => expect(problemOf(value)).toBe('Write the name in one line.'),
  )

  it.each([
    'Your mailbox is full. Sign in at https://evil.example/login to keep it',
    'Go to www.evil.example now',
    'evil.example/login',
    'evil。example/login',
    'evil.example:8080?x',
    'write to eve@evil.example',
  ])('holds no address, unlike %p', (value) =>
    expect(problemOf(value)).toBe('Leave web and email addresses out of the name.'),
  )

  it.each([
    ['a word without end', 'x'.repeat(200_000)],
    ['parts of hosts', 'x.'.repeat(100_000)],
    ['mailboxes', 'x@'.repeat(100_000)],
  ])('is looked through once, also when it is %s', (_what, value) => {
    const began = performance.now()
    expect(problemOf(value)).toBeDefined()
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('is not empty', () => expect(problemOf('  ')).toBe('Add a name.'))
})
