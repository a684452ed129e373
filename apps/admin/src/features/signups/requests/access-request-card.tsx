import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { EXPERIENCE_LABELS, type SignupRecord } from '@tryka/domain'
import { Card, Chip, KeyValues } from '@tryka/ui'
import { At } from '../../../base/cells'
import { TypeBadge, VerifiedBadge } from '../../../base/signup-badges'
import { Who } from '../../../base/who'
import { InviteButton, type InviteButtonProps } from './invite-button'

type Detail = { label: string; value: ReactNode }

const detail = (label: string, value: string | undefined): Detail[] => (value ? [{ label, value }] : [])

const detailsOf = (signup: SignupRecord): Detail[] => [
  ...detail('Focus area', signup.focusArea),
  ...detail('Company', signup.company),
  ...detail('Position', signup.position),
  ...detail('Experience', signup.experience && EXPERIENCE_LABELS[signup.experience]),
  ...(signup.interests.length > 0 ? [{ label: 'Interests', value: chipsOf(signup.interests) }] : []),
]

const chipsOf = (interests: readonly string[]) => (
  <Chips>
    {[...new Set(interests)].map((interest) => (
      <li key={interest}>
        <Chip size="sm">{interest}</Chip>
      </li>
    ))}
  </Chips>
)

/** One request, whole. Long lists stay quick: cards out of view are not drawn, and unchanged ones are not rendered. */
export const AccessRequestCard = memo(function AccessRequestCard(request: InviteButtonProps) {
  const { signup } = request
  return (
    <Request asChild pad>
      <li tabIndex={-1}>
        <Head>
          <Title signup={signup} />
          <Badges>
            <TypeBadge type={signup.userType} />
            <VerifiedBadge signup={signup} />
            <At at={signup.createdAt} />
            {signup.emailVerified && <InviteButton {...request} />}
          </Badges>
        </Head>
        <Details items={detailsOf(signup)} />
        {signup.message && <Message>{signup.message}</Message>}
      </li>
    </Request>
  )
})

const Title = ({ signup }: { signup: SignupRecord }) => (
  <Name>
    <Who signup={signup} />
  </Name>
)

const Request = styled(Card)`
  display: grid;
  gap: var(--sp-4);
  content-visibility: auto;
  contain-intrinsic-size: auto 13rem;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
`
const Name = styled.div`
  min-width: 0;
  b {
    font: var(--fw-display) var(--fs-6) / 1.3 var(--font-display);
    font-stretch: 103%;
  }
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  time {
    margin-left: 0.375rem;
    font-size: var(--fs-2);
    font-variant-numeric: tabular-nums;
    color: var(--text-3);
  }
`
/** One measure for the labels, so that the values of all cards stand in line. */
const Details = styled(KeyValues)`
  grid-template-columns: 6rem minmax(0, 1fr);
  column-gap: var(--sp-3);
`
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3125rem;
`
const Message = styled.p`
  padding: var(--sp-3) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--surface-2);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
