import { contactsOfPage } from './contacts'

describe('The addresses of the page', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('are those that whoever serves it wrote into it', () => {
    document.head.innerHTML = '<meta name="contacts" content="a@ours.test b@ours.test c@ours.test">'

    expect(contactsOfPage()).toEqual({ hello: 'a@ours.test', careers: 'b@ours.test', privacy: 'c@ours.test' })
  })

  it('are the samples where the page says none', () => {
    expect(contactsOfPage()).toMatchObject({ hello: 'hello@tryka.example', privacy: 'privacy@tryka.example' })
  })
})
