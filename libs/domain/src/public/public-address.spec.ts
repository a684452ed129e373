import {
  CODE_ALPHABET,
  CODE_LENGTH,
  codeFrom,
  isPostingCode,
  isSlug,
  jobPath,
  slugOf,
} from './public-address'

describe('The code of a posting', () => {
  it('has ten of thirty letters that are not mistaken for each other', () => {
    expect(new Set(CODE_ALPHABET).size).toBe(30)
    expect(CODE_ALPHABET).not.toMatch(/[01ilou]/)
    let next = 0
    const code = codeFrom((below) => next++ % below)
    expect(code).toHaveLength(CODE_LENGTH)
    expect(isPostingCode(code)).toBe(true)
  })

  it.each(['', 'abc', 'abcdefghj1', 'ABCDEFGHJK', 'abcdefghjkm', "abcdefgh'-", '2345678\u00009ab'])(
    'is not %j',
    (text) => expect(isPostingCode(text)).toBe(false),
  )
})

describe('The words of an address', () => {
  it.each([
    ['Cloud Security Engineer', 'cloud-security-engineer'],
    ['  Ingénieur·e “sécurité” ', 'ingenieur-e-securite'],
    ['C++ / C# (m/f/d)', 'c-c-m-f-d'],
    ['シニアエンジニア', 'job'],
    ['مهندس أمن', 'job'],
    ['../../etc/passwd', 'etc-passwd'],
    ['</script><script>', 'script-script'],
    ['a\r\nSet-Cookie: x=1', 'a-set-cookie-x-1'],
  ])('of %j are %s', (title, slug) => {
    expect(slugOf(title, 'job')).toBe(slug)
    expect(isSlug(slug)).toBe(true)
  })

  it('are at most sixty letters and end in none that joins', () => {
    const slug = slugOf('ab '.repeat(60), 'job')
    expect(slug.length).toBeLessThanOrEqual(60)
    expect(isSlug(slug)).toBe(true)
  })

  it('follow the code', () =>
    expect(jobPath('23456789ab', 'Data Engineer')).toBe('/jobs/23456789ab/data-engineer'))
})
