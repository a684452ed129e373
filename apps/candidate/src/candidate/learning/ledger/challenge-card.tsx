import { useState } from 'react'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { chooseChallenge, getChallenge, type Challenge, type ChallengeChoice } from '@tryka/domain'
import {
  Button,
  Card,
  CardBody,
  CardHead,
  Icon,
  LoadingRows,
  ProgressBar,
  Row,
  Stack,
  Text,
  TextLink,
  Tryk,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useChange, useRead } from '../../../base/calls/calls'
import { formatDay } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'

type Offer = Challenge['offers'][number]

/** The challenge of the week: three to choose from, or how far the chosen one is. */
export function ChallengeCard() {
  const challenge = useRead(getChallenge, {})
  return (
    <Card asChild>
      <section aria-labelledby="challenge">
        <CardHead action={<Tryk amount={challenge.data?.amount ?? 50} signed />}>
          <h2 id="challenge">Challenge of the week</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={challenge}
            loading={<LoadingRows label="Loading the challenge" />}
            errorText="The challenge could not be loaded. Check your connection, then try again."
          >
            {(data) => <Content challenge={data} />}
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}

function Content({ challenge }: { challenge: Challenge }) {
  const choose = useChange((api, body: ChallengeChoice) => api.call(chooseChallenge, { body }), {
    failed: 'The challenge could not be chosen. Try again.',
  })
  const { state, offers, chosen } = challenge
  const offer = offers.find(({ key }) => key === chosen)
  const take = (action: ChallengeChoice['action']) => (key: string) => choose.mutate({ action, offer: key })
  if (state === 'open')
    return offers.length === 0 ? (
      <Nothing />
    ) : (
      <Offers offers={offers} busy={choose.isPending} onTake={take('choose')} />
    )
  return offer ? (
    <Chosen challenge={challenge} offer={offer} busy={choose.isPending} onSwap={take('swap')} />
  ) : null
}

const Nothing = () => (
  <Stack gap={3}>
    <Text size="sm" tone={2}>
      Challenges are made of what you practise and learn. Answer a question, and one about it is offered here.
    </Text>
    <TextLink asChild>
      <Link to={sectionPath('interviews', { tab: 'practice' })}>Practise</Link>
    </TextLink>
  </Stack>
)

interface OffersProps {
  offers: readonly Offer[]
  busy: boolean
  onTake: (key: string) => void
}

const Offers = ({ offers, busy, onTake }: OffersProps) => (
  <Stack gap={4}>
    <Text size="sm" tone={2}>
      Choose one of {offers.length}. It counts from then on.
    </Text>
    <List>
      {offers.map(({ key, text, about }) => (
        <li key={key}>
          <Said>
            <b>{text}</b>
            <span>{about}</span>
          </Said>
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            onClick={() => onTake(key)}
            label={`Choose: ${text}`}
          >
            Choose
          </Button>
        </li>
      ))}
    </List>
  </Stack>
)

type To = Offer['to']
const WHERE: Record<To['kind'], string> = {
  practice: 'Answer it again',
  module: 'Read it',
  review: 'Review cards',
  learning: 'My path',
  others: 'With others',
}
/** What is counted, where that is more than one. */
const UNITS: Record<To['kind'], string> = {
  practice: 'answers',
  module: 'modules',
  review: 'days',
  learning: 'minutes',
  others: 'mock interviews',
}

function addressOf(to: To): string {
  if (to.kind === 'practice') return sectionPath('interviews', { session: to.sessionId })
  if (to.kind === 'others') return sectionPath('interviews', { tab: 'others' })
  if (to.kind === 'module') return sectionPath('learning', { module: to.moduleId })
  return sectionPath('learning', to.kind === 'review' ? { tab: 'review' } : {})
}

interface ChosenProps {
  challenge: Challenge
  offer: Offer
  busy: boolean
  onSwap: (key: string) => void
}

function Chosen({ challenge, offer, busy, onSwap }: ChosenProps) {
  const [isSwapping, setSwapping] = useState(false)
  const { state, offers, done, of, canSwap, endsAt } = challenge
  const others = offers.filter(({ key }) => key !== offer.key)
  if (isSwapping && canSwap)
    return (
      <Stack gap={3}>
        <Offers offers={others} busy={busy} onTake={onSwap} />
        <Row>
          <Button size="sm" variant="quiet" onClick={() => setSwapping(false)}>
            Keep mine
          </Button>
        </Row>
      </Stack>
    )
  return (
    <Stack gap={3}>
      <Said>
        <b>{offer.text}</b>
        <span>{offer.about}</span>
      </Said>
      {of > 1 && <Far done={done} of={of} unit={UNITS[offer.to.kind]} />}
      <Text as="p" size="sm" tone={2}>
        {state === 'met' ? (
          <Met>
            <Icon icon={Check} size="sm" /> Met. The next is offered on Monday.
          </Met>
        ) : state === 'missed' ? (
          'Not met. The next is offered on Monday.'
        ) : (
          `Until ${lastDay(endsAt)}.${canSwap ? ' One swap left.' : ''}`
        )}
      </Text>
      {state === 'chosen' && (
        <Row wrap gap={4}>
          <TextLink asChild>
            <Link to={addressOf(offer.to)}>{WHERE[offer.to.kind]}</Link>
          </TextLink>
          {canSwap && (
            <Button size="sm" variant="quiet" onClick={() => setSwapping(true)}>
              Swap
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

function Far({ done, of, unit }: { done: number; of: number; unit: string }) {
  const far = `${done} of ${of} ${unit}`
  return (
    <Stack gap={2}>
      <ProgressBar value={(100 * done) / of} label={far} strand="vriddhi" />
      <Text size="sm" tone={2}>
        {far}
      </Text>
    </Stack>
  )
}

/** The week ends as Sunday does. */
const lastDay = (endsAt: string): string => formatDay(new Date(Date.parse(endsAt) - 1).toISOString())

const List = styled.ul`
  display: grid;
  gap: var(--sp-4);

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--sp-3);
    align-items: start;
  }
`
const Said = styled.div`
  b {
    display: block;
    font-weight: var(--fw-medium);
    line-height: 1.35;
  }
  span {
    display: block;
    margin-top: var(--sp-1);
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
`
const Met = styled.span`
  display: inline-flex;
  gap: var(--sp-2);
  align-items: center;
  color: var(--satya-text);
`
