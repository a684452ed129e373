import { quoted } from './quoted'

describe("Somebody's words in a mail to somebody else", () => {
  it.each([
    ['Meridian Chain', '“Meridian Chain”'],
    ['Node.js Engineer', '“Node.js Engineer”'],
    ['Dr. R. Nguyễn', '“Dr. R. Nguyễn”'],
    ['שרה לוי', '“שרה לוי”'],
    ['salary 1.500 EUR', '“salary 1.500 EUR”'],
  ])('stay as they are: %p', (text, shown) => expect(quoted(text)).toBe(shown))

  it.each([
    ['Sign in at https://evil.example/login now', '“Sign in at (address removed) now”'],
    ['www.evil.example', '“(address removed)”'],
    ['evil.example/login', '“(address removed)”'],
    ['evil。example/login', '“(address removed)”'],
    ['write to eve@evil.example', '“write to (address removed)”'],
    ['javascript://x', '“(address removed)”'],
    ['Booking.com', '“Booking com”'],
    ['sub.evil.example', '“sub evil example”'],
  ])('become no link: %p', (text, shown) => expect(quoted(text)).toBe(shown))

  it.each([
    ['Two\r\nlines\tand\u2028more', '“Two lines and more”'],
    ['Turned \u202etxt.exe', '“Turned txt exe”'],
    ['Acme”. Your account is closed. “', "“Acme'. Your account is closed. '”"],
  ])('do not leave their quotes or their line: %p', (text, shown) => expect(quoted(text)).toBe(shown))

  it('are read quickly, whatever they are', () => {
    const start = performance.now()
    for (const part of ['a.', 'a@', '://', 'www.', 'a-', '“'])
      for (const text of [part.repeat(5_000), `${part.repeat(5_000)}!`]) quoted(text)

    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
