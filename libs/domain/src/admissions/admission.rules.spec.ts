import { invitationIn, invitationPath, maskedEmail } from './admission.rules'

describe('Invitations', () => {
  it.each([
    ['asha@example.com', 'a…@example.com'],
    ['a@example.com', 'a…@example.com'],
    ['𝒜sha@example.com', '𝒜…@example.com'],
    ['"odd@name"@example.com', '"…@example.com'],
  ])('hide half of %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked)
  })

  it('have their token behind the # alone', () => {
    expect(invitationPath('aB-_9')).toBe('/welcome#invite=aB-_9')
    expect(invitationIn('#invite=aB-_9')).toBe('aB-_9')
    for (const hash of [
      '',
      '#main',
      '#invite=',
      '#invite=a b',
      '#invite=a&x=1',
      `#invite=${'a'.repeat(201)}`,
    ])
      expect(invitationIn(hash)).toBeNull()
  })
})
