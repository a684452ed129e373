import { buildContactRequest } from '../testing/contact'
import { contactProblems } from './contact.rules'
import { ContactRequest } from './contact.schema'

const accepts = (over: Record<string, unknown>) =>
  ContactRequest.safeParse({ ...buildContactRequest(), ...over }).success

describe('The schema of a contact message', () => {
  it('accepts what the builder builds and is general unless told', () => {
    const { inquiryType: _, ...request } = buildContactRequest({ name: ' Ada ' })

    expect(ContactRequest.parse(request)).toMatchObject({ name: 'Ada', inquiryType: 'general' })
  })

  it.each([
    ['an empty name', { name: ' ' }],
    ['a broken address', { email: 'ada@' }],
    ['no subject', { subject: '' }],
    ['a long subject', { subject: 'x'.repeat(121) }],
    ['no message', { message: '\n' }],
    ['a long message', { message: 'x'.repeat(2_001) }],
    ['an unknown kind of inquiry', { inquiryType: 'sales' }],
    ['an unknown field', { role: 'admin' }],
    ['NUL in a text', { message: 'a\0b' }],
  ])('refuses %s', (_, over) => {
    expect(accepts(over)).toBe(false)
  })

  it.each([
    ['no company', { company: null }],
    ['any script', { name: 'अनन्या राव', message: 'مرحبا 👋' }],
  ])('accepts %s', (_, over) => {
    expect(accepts(over)).toBe(true)
  })
})

describe('The rules of the contact form', () => {
  it('find nothing wrong with a complete form', () => {
    expect(contactProblems(buildContactRequest())).toEqual([])
  })

  it('name what is missing in the order of the fields', () => {
    const empty = { name: ' ', email: '', subject: '', message: '' }

    expect(contactProblems(empty).map(({ field }) => field)).toEqual(['name', 'email', 'subject', 'message'])
  })

  it('tell an empty address from a broken one', () => {
    expect(contactProblems(buildContactRequest({ email: 'ada' }))).toEqual([
      { field: 'email', message: 'Enter an email address like name@example.com.' },
    ])
  })
})
