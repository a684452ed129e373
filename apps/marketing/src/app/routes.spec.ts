import { matchPattern, metaOf, routeOf } from './routes'

describe('matchPattern', () => {
  it('takes a path that is the same, with or without a closing slash', () => {
    expect(matchPattern('/early-access', '/early-access')).toEqual({})
    expect(matchPattern('/early-access', '/early-access/')).toEqual({})
    expect(matchPattern('/', '/')).toEqual({})
  })

  it('refuses a longer, shorter or different path', () => {
    expect(matchPattern('/early-access', '/early-access/more')).toBeUndefined()
    expect(matchPattern('/early-access', '/')).toBeUndefined()
    expect(matchPattern('/early-access', '/early-acces')).toBeUndefined()
  })

  it('reads named, optional and wildcard parts', () => {
    expect(matchPattern('/blog/:slug', '/blog/a%20b')).toEqual({ slug: 'a b' })
    expect(matchPattern('/blog/:slug', '/blog')).toBeUndefined()
    expect(matchPattern('/blog/:slug?', '/blog')).toEqual({})
    expect(matchPattern('/files/*', '/files/a/b')).toEqual({ '*': 'a/b' })
  })

  it('keeps a broken escape as it was typed', () => {
    expect(matchPattern('/blog/:slug', '/blog/%E0%A4%A')).toEqual({ slug: '%E0%A4%A' })
  })
})

describe('The route table', () => {
  it('serves any unknown path by its last row', () => {
    expect(routeOf('/no-such-page')?.path).toBe('*')
    expect(routeOf('/early-access')?.path).toBe('/early-access')
  })

  it('knows title and description of a path', async () => {
    await expect(metaOf('/')).resolves.toMatchObject({ title: 'Tryka: be hired for what you can prove' })
    await expect(metaOf('/no-such-page')).resolves.toMatchObject({ hidden: true })
  })
})
