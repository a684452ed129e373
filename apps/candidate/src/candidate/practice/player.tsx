import { styled } from 'styled-components'
import type { PracticeSession } from '@tryka/domain'
import { ButtonLink, Card, ErrorState, LoadingRows } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useAddress } from '../parts/address'
import { useMinutes } from '../parts/minutes/use-minutes'
import { PlayerFrame } from '../skills/player/frame/player-frame'
import { usePageTitle } from '../skills/player/use-page-title'
import { FeedbackPage } from './feedback/feedback-page'
import { placeOf, shownTurn } from './player/address'
import { FollowUpScreen } from './player/follow-up-screen'
import { QuestionScreen, type TurnProps } from './player/question-screen'
import { Summary } from './feedback/summary'
import { usePractice, type Practice } from './player/use-practice'
import { practicePath, useWay } from './player/use-way'

/** Practising: one question at a time, alone on the screen. */
export function Player() {
  const id = useAddress().get('session')
  return <OneSession key={id} id={id} />
}

function OneSession({ id }: { id: string }) {
  const practice = usePractice(id)
  const { query } = practice
  if (query.data) return <Shown practice={practice} session={query.data} />
  return (
    <PlayerFrame subject="Practice" skip="Skip to the question" narrow>
      {query.isError ? (
        <Middle>
          <ErrorState
            text="This practice could not be opened. Check your connection, then try again."
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
          <ButtonLink asChild variant="secondary">
            <Link to={practicePath}>To the practice</Link>
          </ButtonLink>
        </Middle>
      ) : (
        <LoadingRows label="Opening the practice" />
      )}
    </PlayerFrame>
  )
}

/** A session at the place that the address means. */
function Shown({ practice, session }: { practice: Practice; session: PracticeSession }) {
  const way = useWay()
  const turn = shownTurn(session, way.turn)
  useMinutes(() => turn && { kind: 'practice', ref: turn.id })
  usePageTitle(turn ? `Question ${placeOf(session, turn)}, practice` : 'Summary, practice')
  if (turn === undefined) return <Summary practice={practice} session={session} />
  return <OfTurn key={`${turn.id} ${turn.state}`} practice={practice} session={session} turn={turn} />
}

function OfTurn(props: TurnProps) {
  switch (props.turn.state) {
    case 'asked':
      return <QuestionScreen {...props} />
    case 'answered':
      return <FollowUpScreen {...props} />
    default:
      return <FeedbackPage {...props} />
  }
}

const Middle = styled(Card)`
  display: grid;
  justify-items: center;
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 6rem) auto 0;
  padding-bottom: var(--sp-6);
`
