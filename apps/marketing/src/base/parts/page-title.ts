import { styled } from 'styled-components'
import { Heading } from '@tryka/ui'

/** The name of a page: clearly larger than any title below it. Its level is forwarded, since `as` would take the heading's place. */
export const PageTitle = styled(Heading).attrs({ forwardedAs: 'h1' as const })`
  font-size: clamp(2.375rem, 1.55rem + 3.3vw, 3.875rem);
  line-height: 1.02;
  letter-spacing: -0.02em;
`
