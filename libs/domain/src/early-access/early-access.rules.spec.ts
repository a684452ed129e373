import { EarlyAccessRequest } from './early-access.schema'
import { isNewsletter, newsletterRequest, signupProblems } from './early-access.rules'

const filled = {
  name: 'Ada',
  email: 'ada@example.com',
  verification: 'verified',
  captchaSolved: true,
} as const
const messages = (form: Parameters<typeof signupProblems>[0]) => signupProblems(form).map((p) => p.message)

describe('The rules of the signup form', () => {
  it('find nothing wrong with a complete form', () => {
    expect(messages(filled)).toEqual([])
  })

  it.each(['name', 'email'] as const)('ask for a missing %s', (field) => {
    expect(signupProblems({ ...filled, [field]: '  ' })[0]).toMatchObject({
      message: 'Please fill in all required fields.',
      fields: [field],
    })
  })

  it('ask for a verified address', () => {
    expect(messages({ ...filled, verification: 'sent' })).toEqual(['Please verify your email address first.'])
  })

  it('name all problems in the order of the specification', () => {
    expect(
      messages({ name: '', email: 'ada@example.com', verification: 'none', captchaSolved: false }),
    ).toEqual([
      'Please fill in all required fields.',
      'Please verify your email address first.',
      'Please complete the security verification.',
    ])
  })
})

describe('The newsletter request', () => {
  it('is accepted by the schema and told from a signup', () => {
    const request = newsletterRequest(' ada@example.com ')

    expect(EarlyAccessRequest.parse(request)).toMatchObject({
      email: 'ada@example.com',
      userType: 'candidate',
      focusArea: 'newsletter',
      interests: [],
    })
    expect(isNewsletter(request)).toBe(true)
    expect(isNewsletter({ ...request, focusArea: 'Blockchain' })).toBe(false)
  })
})
