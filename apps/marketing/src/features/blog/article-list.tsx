import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { ARTICLES, type ArticleFacts } from 'virtual:articles'
import { Button, ChipRadioGroup, Container, media, SrOnly } from '@tryka/ui'
import { still } from '../../base/still'
import { ALL_POSTS, blogPath, CATEGORIES, categoryOf, listFor, PAGE_SIZE, type Category } from './filter'

/** A picture and words that stay the HTML they are; only whether they show is live. */
const cardOf = (article: ArticleFacts) =>
  still(async () => {
    const { ArticleCard } = await import('./article-card')
    return () => <ArticleCard article={article} />
  })
const featured = ARTICLES.find((article) => article.featured)
const Featured = still(async () => {
  const { FeaturedArticle } = await import('./featured-article')
  return () => featured && <FeaturedArticle article={featured} />
})
const CARDS = new Map(ARTICLES.map((article) => [article.slug, cardOf(article)]))
const OPTIONS = CATEGORIES.map((name) => ({ value: name, label: name }))

/** Without scripts nothing filters, so everything shows. */
const WITHOUT_SCRIPTS =
  '<style>[data-listed][hidden]{display:block!important}[data-needs-script]{display:none!important}</style>'

/** The featured article, the pills that filter, and the list with Load More. */
export function ArticleList() {
  const { category, choose, shown, showMore, list, root } = useArticleList()
  const isShown = (article: ArticleFacts) => shown.includes(article)

  return (
    <Box ref={root}>
      <noscript dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPTS }} />
      {/* In one order for every filter, so that the HTML of the cards never moves. */}
      <div hidden={category !== ALL_POSTS}>
        <Featured />
      </div>
      <div data-needs-script="">
        <ChipRadioGroup
          legend="Category"
          hideLegend
          name="category"
          options={OPTIONS}
          value={category}
          onValueChange={choose}
        />
      </div>
      <SrOnly role="status">
        {shown.length} of {list.length} articles shown
      </SrOnly>
      <Grid>
        {listFor(ARTICLES, ALL_POSTS)
          .concat(featured ?? [])
          .map((article) => {
            const Card = CARDS.get(article.slug)
            return (
              <li
                key={article.slug}
                id={article.slug}
                tabIndex={-1}
                data-listed={article.featured ? undefined : ''}
                hidden={!isShown(article)}
              >
                {Card && <Card />}
              </li>
            )
          })}
      </Grid>
      {shown.length < list.length && (
        <More data-needs-script="">
          <Button variant="secondary" size="lg" onClick={showMore}>
            Load More
          </Button>
        </More>
      )}
    </Box>
  )
}

/** Which category is chosen and how much of it shows; the address keeps the choice. */
function useArticleList() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const [category, setCategory] = useState<Category>(ALL_POSTS)
  const [count, setCount] = useState(PAGE_SIZE)
  const [focused, setFocused] = useState<string>()
  const list = listFor(ARTICLES, category)
  const shown = list.slice(0, count)

  // A pill chosen before the page came to life, or in the address it was opened by.
  useLayoutEffect(() => {
    const pressed = root.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const named = new URLSearchParams(search).get('category')
    setCategory(categoryOf(named ?? pressed))
    setCount(PAGE_SIZE)
  }, [search])

  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus()
  }, [focused])

  return {
    root,
    category,
    list,
    shown,
    choose: (chosen: Category) => {
      setCategory(chosen)
      void navigate(blogPath(chosen), { replace: true, preventScrollReset: true })
    },
    showMore: () => {
      setFocused(list[count]?.slug)
      setCount(count + PAGE_SIZE)
    },
  }
}

const Box = styled(Container)`
  display: grid;
  gap: clamp(2rem, 3.5vw, 3rem);
  padding-block: clamp(2.5rem, 5vw, 4.5rem) var(--section-y);
  > div > div[hidden] {
    display: none;
  }
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-8) var(--sp-6);
  li:focus:not(:focus-visible) {
    outline: none;
  }
  ${media.grid} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.column} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const More = styled.div`
  justify-self: center;
`
