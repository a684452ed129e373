import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import {
  criterionName,
  getTurnWords,
  type Feedback,
  type ModelRemark,
  type PracticeTurn,
  type WordsFallback,
} from '@tryka/domain'
import { Badge, Button, Card, CardBody, CardHead, Row, Stack, Text } from '@tryka/ui'
import { useRead } from '../../../../base/calls/calls'
import { agreedTo, ConsentText, useAgree, useModel } from '../../../parts/model-consent'
import type { Practice } from '../../player/use-practice'
import { Small } from '../parts'
import { useWords } from './use-words'

export interface ModelWordsProps {
  practice: Practice
  turn: PracticeTurn
  feedback: Feedback
  /** What was judged. */
  text: string
}

/** Words of a language model beside the feedback, where one is set and the person agreed to it. Never a score. */
export function ModelWords(props: ModelWordsProps) {
  const model = useModel()
  if (!model) return null
  return (
    <Card asChild>
      <section aria-labelledby="model-words">
        <CardHead action={<Small>Never a score</Small>}>
          <h2 id="model-words">Words by a model</h2>
        </CardHead>
        <CardBody>
          {model.consent ? (
            <Spoken {...props} host={model.host} left={model.left.feedback} />
          ) : (
            <Ask host={model.host} />
          )}
        </CardBody>
      </section>
    </Card>
  )
}

function Ask({ host }: { host: string }) {
  const agree = useAgree()
  return (
    <Stack gap={4}>
      <Text size="sm">
        A language model can add a few words to this feedback. It is off until you agree. The score, the
        levels and the quotes stay those of the built-in coach.
      </Text>
      <ConsentText host={host} />
      <Row gap={3} wrap>
        <Button
          variant="secondary"
          size="sm"
          busy={agree.isPending}
          onClick={() => agree.mutate(agreedTo(host))}
        >
          Agree
        </Button>
        <Small>You can take it back at any time in Settings.</Small>
      </Row>
    </Stack>
  )
}

const FALLBACKS: Record<WordsFallback, string> = {
  failed: 'The model did not answer.',
  time: 'The model did not answer in time.',
  refused: 'Most of what the model wrote did not stand in your answer, so none of it is shown.',
  consent: 'You took your consent back.',
  stopped: 'The model was stopped.',
  budget: 'The model’s answers of today are used up.',
}
const NOTHING_MISSING = 'Nothing is missing: the score and the quotes never came from it.'

type SpokenProps = ModelWordsProps & { host: string; left: number }

function Spoken({ practice, turn, feedback, text, host, left }: SpokenProps) {
  const stored = useRead(getTurnWords, { params: { id: turn.id } })
  const { words, ask, stop } = useWords(turn.id)
  const said = stored.data?.words
  const isFresh = practice.handIn.isSuccess && practice.handIn.variables.turnId === turn.id
  const hasBegun = useRef(false)
  // An answer that was just handed in is spoken of at once; an older one when that is asked for.
  useEffect(() => {
    if (hasBegun.current || !isFresh || said !== null || left === 0) return
    hasBegun.current = true
    void ask()
  })
  if (said === undefined)
    return stored.isError ? <Small>What the model said could not be loaded.</Small> : null
  const isSpeaking = words.is === 'speaking'
  const remarks = isSpeaking ? words.remarks : (said?.remarks ?? [])
  return (
    <Stack gap={4}>
      <Row gap={3} wrap>
        <Host tone="outline">From {said?.host ?? host}</Host>
      </Row>
      <div aria-live="polite" aria-busy={isSpeaking}>
        {isSpeaking && remarks.length === 0 && <Text size="sm">The model reads the answer.</Text>}
        <Stack gap={3}>
          {remarks.map((remark) => (
            <Remark key={remark.criterion} remark={remark} feedback={feedback} text={text} />
          ))}
          {words.is === 'stopped' && <Text size="sm">Stopped. What it had said is not kept.</Text>}
          {words.is === 'refused' && <Text size="sm">{words.text}</Text>}
          {words.is === 'fallback' && (
            <div>
              <Title>Built-in words from here</Title>
              <Text size="sm">
                {FALLBACKS[words.reason]} {NOTHING_MISSING}
              </Text>
            </div>
          )}
          {words.is === 'quiet' && !said && left === 0 && (
            <Text size="sm">
              The model’s answers of today are used up. The built-in coach goes on as before; there are more
              tomorrow.
            </Text>
          )}
        </Stack>
      </div>
      {!said && (isSpeaking || left > 0) && (
        <Row gap={3} wrap>
          <Button variant="secondary" size="sm" onClick={isSpeaking ? stop : () => void ask()}>
            {isSpeaking ? 'Stop' : words.is === 'quiet' ? 'Ask the model' : 'Ask again'}
          </Button>
          {!isSpeaking && <Small>{left === 1 ? '1 answer' : `${left} answers`} left today</Small>}
        </Row>
      )}
    </Stack>
  )
}

interface RemarkProps {
  remark: ModelRemark
  feedback: Feedback
  text: string
}

function Remark({ remark: { criterion, text: words, quote, level }, feedback, text }: RemarkProps) {
  const ours = feedback.criteria.find(({ id }) => id === criterion)?.level
  return (
    <div>
      <Title>{criterionName(criterion)}</Title>
      <Text size="sm">{words}</Text>
      {quote && <Quote>{text.slice(quote.start, quote.end)}</Quote>}
      {level !== null && ours !== undefined && level !== ours && (
        <Small>
          It would say {level} of 4, the coach says {ours}. Only the coach’s counts.
        </Small>
      )}
    </div>
  )
}

const Host = styled(Badge)`
  white-space: normal;
  overflow-wrap: anywhere;
`
const Title = styled.h3`
  font: var(--fw-strong) var(--fs-4) / 1.4 var(--font-body);
  color: var(--text);
`
const Quote = styled.q`
  display: block;
  margin-top: var(--sp-1);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-3);
  overflow-wrap: anywhere;
`
