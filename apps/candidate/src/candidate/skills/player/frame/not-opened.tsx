import { styled } from 'styled-components'
import { Card, ErrorState } from '@tryka/ui'
import { ToSkills } from './to-skills'

interface NotOpenedProps {
  text: string
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
  /** Where the way out leads, if not to all skills. */
  track?: string
}

/** What could not be read, in the place of a task: again, or out. */
export const NotOpened = ({ text, query, track }: NotOpenedProps) => (
  <Middle>
    <ErrorState text={text} onRetry={() => void query.refetch()} busy={query.isFetching} />
    <ToSkills {...(track ? { track } : {})} />
  </Middle>
)

const Middle = styled(Card)`
  display: grid;
  justify-items: center;
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 6rem) auto 0;
  padding-bottom: var(--sp-6);
`
