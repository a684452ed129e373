import { buildEarlyAccessRequest } from '../testing'
import { EarlyAccessRequest } from './early-access.schema'

const accepts = (over: Record<string, unknown>) =>
  EarlyAccessRequest.safeParse({ ...buildEarlyAccessRequest(), ...over }).success

describe('The signup schema', () => {
  it('accepts what the builder builds and trims it', () => {
    const request = EarlyAccessRequest.parse(buildEarlyAccessRequest({ name: '  Ada  ' }))

    expect(request.name).toBe('Ada')
  })

  it.each([
    ['an empty name', { name: '   ' }],
    ['a long name', { name: 'x'.repeat(121) }],
    ['a broken address', { email: 'ada@' }],
    ['a long address', { email: `${'a'.repeat(250)}@example.com` }],
    ['an unknown user type', { userType: 'admin' }],
    ['an unknown field', { role: 'admin' }],
    ['too many interests', { interests: Array.from({ length: 21 }, () => 'AI') }],
    ['a long message', { message: 'x'.repeat(2_001) }],
    ['an unknown level', { experience: 'guru' }],
    ['NUL in a text', { company: 'a\0b' }],
    ['a lone surrogate', { name: 'a\uD800' }],
    ['a number for a text', { name: 7 }],
  ])('refuses %s', (_, over) => {
    expect(accepts(over)).toBe(false)
  })

  it.each([
    ['an empty experience', { experience: '' }],
    ['null for what is optional', { company: null, position: null, message: null }],
    ['any script', { name: 'अनन्या राव', message: 'مرحبا 👋' }],
    ['the claim to be verified', { otpVerified: true }],
  ])('accepts %s', (_, over) => {
    expect(accepts(over)).toBe(true)
  })
})
