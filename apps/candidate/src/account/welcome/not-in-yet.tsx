import { Link } from 'react-router-dom'
import { CentredScreen, useLinks } from '@tryka/app-shell'
import type { Onboarding, PlaceRow } from '@tryka/domain'
import { Button, ButtonLink, ButtonRow, Card, Heading, Notice, Stack, Text } from '@tryka/ui'
import { useSession } from '../../base/session'
import { browserZone, formatDate } from '../../base/format/format'
import { PlaceDoors } from '../place/place-doors'
import { Box } from './box'
import { DEMO } from './demo-path'
import { useNewInvitation } from './invitation/use-new-invitation'

interface NotInYetProps {
  places: readonly PlaceRow[]
  /** Absent when it could not be read. */
  onboarding: Onboarding | undefined
}

type Standing = 'unknown' | 'listed' | 'sent' | 'over'

function standingOf(onboarding: Onboarding | undefined): Standing {
  const state = onboarding?.invitation?.state
  if (state === 'sent') return 'sent'
  if (state === 'expired') return 'over'
  return onboarding?.request ? 'listed' : 'unknown'
}

const dayOf = (iso: string): string => formatDate(iso, browserZone())

/** What is known of whoever is not in: the heading and what follows from it. */
function wordsOf(standing: Standing, onboarding: Onboarding | undefined): [heading: string, text: string] {
  const since = onboarding?.request ? `On the list since ${dayOf(onboarding.request.at)}. ` : ''
  if (standing === 'sent')
    return [
      'Your invitation is in your mail',
      `We mailed you a link${onboarding?.invitation ? ` on ${dayOf(onboarding.invitation.sentAt)}` : ''}. Open it and press the button there: then you are in.`,
    ]
  if (standing === 'over')
    return [
      'Your invitation has ended',
      'Its link worked for 14 days. Your place is kept: we can mail you a new one.',
    ]
  if (standing === 'listed')
    return [
      'You are on the list',
      `${since}We bring people in by field, and mail you a link when it is your turn. Until then the demo and your resumes are yours to use.`,
    ]
  return [
    'You are not in yet',
    'We bring people in by field. When you are on the list you get an e-mail with a link; until then the demo and your resumes are yours to use.',
  ]
}

/** Signed in, but nobody brought this address in yet. */
export function NotInYet({ places, onboarding }: NotInYetProps) {
  const standing = standingOf(onboarding)
  const [heading, text] = wordsOf(standing, onboarding)
  return (
    <CentredScreen>
      <Box>
        <Card pad>
          <Stack gap={5}>
            <Heading as="h1" look="title">
              {heading}
            </Heading>
            <Text>{text}</Text>
            <PlaceDoors places={places} />
            <Actions standing={standing} />
          </Stack>
        </Card>
      </Box>
    </CentredScreen>
  )
}

function Actions({ standing }: { standing: Standing }) {
  const links = useLinks()
  const { user } = useSession()
  const again = useNewInvitation()
  const invited = standing === 'sent' || standing === 'over'
  return (
    <>
      {again.isSuccess && (
        <Notice title="A new link is on its way">
          It goes to {user.email} alone. It can take a minute; look into the spam folder too.
        </Notice>
      )}
      <ButtonRow>
        {standing === 'unknown' && <ButtonLink href={links.site('/early-access')}>Join the list</ButtonLink>}
        {invited && !again.isSuccess && (
          <Button busy={again.isPending} onClick={() => again.mutate({ email: user.email ?? '' })}>
            Send me a new one
          </Button>
        )}
        <ButtonLink asChild variant="quiet">
          <Link to={DEMO}>Go to the demo</Link>
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
