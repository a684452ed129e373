import { ArrowRight, Building2, UserRound, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CentredScreen } from '@tryka/app-shell'
import type { PlaceRow } from '@tryka/domain'
import { Heading, Icon, media, Stack, Text } from '@tryka/ui'
import { PlaceDoors } from '../place/place-doors'
import { OwnRequests } from './own-requests'

/** Find work or hire; both can be had with one account. */
export function Chooser({ places }: { places: readonly PlaceRow[] }) {
  const hasProfile = places.some(({ side }) => side === 'candidate')
  return (
    <CentredScreen>
      <Box>
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading as="h1" look="title">
              What brings you here?
            </Heading>
            <Text>
              One account can do both. Nothing is made up for you: what you do not tell stays empty.
            </Text>
          </Stack>
          <Doors>
            {!hasProfile && (
              <Door
                to="/welcome?start=profile"
                icon={UserRound}
                title="Find work"
                text="A profile of your own, jobs that match it, and you decide who sees it."
              />
            )}
            <Door
              to="/welcome?start=company"
              icon={Building2}
              title="Hire"
              text="A company with its team. You draft postings at once, and publish when it is proven."
            />
          </Doors>
          {places.length > 0 && <Text size="sm">Or go on where you were:</Text>}
          <PlaceDoors places={places} />
          <OwnRequests />
        </Stack>
      </Box>
    </CentredScreen>
  )
}

const Door = ({ to, icon, title, text }: { to: string; icon: LucideIcon; title: string; text: string }) => (
  <Big to={to}>
    <Icon icon={icon} />
    <b>
      {title} <Icon icon={ArrowRight} size="sm" />
    </b>
    <span>{text}</span>
  </Big>
)

const Box = styled.div`
  width: min(100% - 2rem, 46rem);
  margin: var(--sp-6) auto;
`
const Doors = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--sp-4);
  ${media.phone} {
    gap: var(--sp-3);
  }
`
const Big = styled(Link)`
  display: grid;
  gap: var(--sp-2);
  align-content: start;
  padding: var(--sp-5);
  border: var(--bw) solid var(--control);
  border-radius: var(--r-4);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;
  &:hover {
    border-color: var(--control-hover);
    color: var(--text);
  }
  > svg {
    color: var(--satya-text);
  }
  b {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    font: var(--fw-display) var(--fs-6) / 1.3 var(--font-display);
  }
  > span {
    font-size: var(--fs-3);
    line-height: 1.5;
    color: var(--text-2);
  }
`
