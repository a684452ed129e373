import { COMPANY_NAME, companyNameProblem } from './company-name'

describe('The name of a company', () => {
  it.each([
    'Northwind',
    'Müller & Söhne',
    '株式会社タイドウォーター',
    'شركة النور',
    'Тайга Софт',
    'AB',
    'Tokyo 東京 Labs',
  ])('%s is fine', (name) => expect(companyNameProblem(name)).toBe(''))

  it('is one word of one script', () => {
    // The second letter is Cyrillic.
    expect(companyNameProblem('Nоrthwind Labs')).toContain('“Nоrthwind” mixes letters')
  })

  it.each([
    ['', 'Add the company name.'],
    ['A', `Use at least ${COMPANY_NAME.min} characters.`],
    ['x'.repeat(121), `Use at most ${COMPANY_NAME.max} characters.`],
    ['see https://northwind.com/jobs', 'Leave web and email addresses out of the name.'],
    ['North\u202ewind', 'Write the name in one line.'],
    ['North\nwind', 'Write the name in one line.'],
  ])('%j is not', (name, sentence) => expect(companyNameProblem(name)).toBe(sentence))
})
