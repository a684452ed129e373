import { emailKey, looksLikeEmail } from './email'

describe('E-mail addresses', () => {
  it('are the same person in any letter case', () => {
    expect(emailKey(' Ada@Example.COM ')).toBe(emailKey('ada@example.com'))
  })

  it.each([
    ['ada@example.com', true],
    ['ada@example', false],
    ['ada example@x.co', false],
    ['', false],
  ])('are told from other text: %p', (value, looks) => {
    expect(looksLikeEmail(value)).toBe(looks)
  })
})
