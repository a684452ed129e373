import { ALL_POSTS, blogPath, categoryOf, listFor } from './filter'

const article = (slug: string, over: object = {}) => ({
  slug,
  category: 'Blockchain',
  featured: false,
  guide: false,
  ...over,
})
const all = [
  article('first', { featured: true }),
  article('guide', { guide: true }),
  article('second', { category: 'Data Science' }),
  article('third'),
]
const slugs = (category: Parameters<typeof listFor>[1]) => listFor(all, category).map(({ slug }) => slug)

describe('The list of articles', () => {
  it('leaves the featured article to its place above and ends with the guides', () => {
    expect(slugs(ALL_POSTS)).toEqual(['second', 'third', 'guide'])
  })

  it('takes the featured article in when a category is chosen', () => {
    expect(slugs('Blockchain')).toEqual(['first', 'third', 'guide'])
    expect(slugs('Cybersecurity')).toEqual([])
  })

  it('keeps a category in the address, and shows everything for an unknown one', () => {
    expect(blogPath('Diversity & Inclusion')).toBe('/blog?category=Diversity%20%26%20Inclusion')
    expect(blogPath(ALL_POSTS)).toBe('/blog')
    expect(categoryOf('Diversity & Inclusion')).toBe('Diversity & Inclusion')
    expect(categoryOf('Gossip')).toBe(ALL_POSTS)
    expect(categoryOf(null)).toBe(ALL_POSTS)
  })
})
