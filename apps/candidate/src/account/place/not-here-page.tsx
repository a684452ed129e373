import { Link as RouterLink, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ApiError } from '@tryka/api-client'
import { CentredScreen, useDocumentTitle } from '@tryka/app-shell'
import { PLACE_PARAM, type Places } from '@tryka/domain'
import { ButtonLink, Card, Heading, Stack, Text } from '@tryka/ui'
import { useSignInPath } from '../../base/address/placed-link'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'
import { endedWords } from './ended-words'
import { OtherAccount } from './other-account'
import { Opening } from './opening'
import { PlaceDoors } from './place-doors'

const WORDS: Record<string, readonly [title: string, text: string]> = {
  SIGN_IN_FIRST: ['Sign in first', 'This page belongs to an account. Sign in to open it.'],
  NOT_ADMITTED: ['You are not in yet', 'We bring people in by field. Until then the demo is yours to try.'],
}
/** A link to something in the profile of somebody who has none yet. */
const NO_PROFILE = [
  'Begin your profile first',
  'This page opens in a profile of your own. It takes two minutes, and brings you back here.',
] as const
const OTHERS = [
  'This belongs to another account',
  'Your account has no place here. If you have another, sign in with it and come back here.',
] as const
const NO_PLACE = ['This is not here', 'No page of yours has this address.'] as const

/** The address names a place that this account does not have; the way goes to those that it has. */
export function NotHerePage({ refusal }: { refusal?: ApiError }) {
  const { user } = useSession()
  const begins = useProfilePath(refusal)
  const places = usePlaces()
  const ended = useEnded(places.data)
  const isOthers = refusal?.code === 'NO_SUCH_PLACE' && user.kind !== 'guest'
  const [title, text] =
    WORDS[refusal?.code ?? ''] ??
    (ended ? endedWords(ended) : begins ? NO_PROFILE : isOthers ? OTHERS : NO_PLACE)
  useDocumentTitle(title)
  const signIn = useSignInPath()
  // Whether it was a place of this account is known once it was asked.
  if (isOthers && !ended && !places.isFetchedAfterMount) return <Opening />
  const rows = places.data?.places ?? []
  return (
    <CentredScreen>
      <Box pad>
        <Stack gap={4}>
          <Heading as="h1" look="title">
            {title}
          </Heading>
          <Text>{text}</Text>
          {rows.length > 0 && <Text size="sm">You can go to:</Text>}
          <PlaceDoors places={rows} />
          <div>
            {user.kind === 'guest' ? (
              <ButtonLink asChild>
                <RouterLink to={signIn()}>Sign in</RouterLink>
              </ButtonLink>
            ) : (
              <ButtonLink asChild>
                <RouterLink to={begins ?? '/welcome'}>
                  {begins ? 'Begin your profile' : 'Start something of your own'}
                </RouterLink>
              </ButtonLink>
            )}
          </div>
          {isOthers && !ended && <OtherAccount />}
        </Stack>
      </Box>
    </CentredScreen>
  )
}

/** What became of the place that the address names, if this account had it. */
function useEnded(places: Places | undefined) {
  const { search } = useLocation()
  const place = new URLSearchParams(search).get(PLACE_PARAM)
  return places?.ended.find((row) => row.place === place)
}

/** Where a signed-in person without a profile begins one, on the way to what this address names in it. */
function useProfilePath(refusal: ApiError | undefined): string | undefined {
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const isOwn = new URLSearchParams(search).get(PLACE_PARAM) === 'me'
  if (!isOwn || user.kind === 'guest' || refusal?.code !== 'NO_SUCH_PLACE') return undefined
  return `/welcome?start=profile&return=${encodeURIComponent(pathname + search)}`
}

const Box = styled(Card)`
  width: min(100% - 2rem, 32rem);
  margin: var(--sp-6) auto;
`
