import { styled } from 'styled-components'
import { media } from '@tryka/ui'
import { NewsletterForm } from '../features/early-access/newsletter-form'
import { still } from '../base/still'

const Words = still(() =>
  import('../features/landing/sections/newsletter-words').then((module) => module.NewsletterWords),
)

/** The newsletter band under articles; the same form and the same call as on the landing page. */
export const NewsBand = () => (
  <Band aria-labelledby="newsletter-title">
    <Box>
      <Words />
      <NewsletterForm />
    </Box>
  </Band>
)

const Band = styled.section`
  background: var(--surface-3);
`
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
  gap: var(--sp-6) var(--sp-10);
  align-items: center;
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding: clamp(3rem, 5vw, 4.5rem) var(--gutter);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
