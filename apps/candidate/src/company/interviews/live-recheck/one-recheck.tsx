import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { RECHECK_RULES, type LiveRecheck, type SharedTask } from '@tryka/domain'
import { CardBody, SrOnly, Stack, StatusDot, Text, type StatusTone } from '@tryka/ui'
import { useSecondsUntil } from '../../../account/sign-in/use-seconds-until'
import { Box } from '../../../base/box'
import { ShownCode } from '../../../base/tasks/shown-code'
import { Ticked } from '../../../base/tasks/ticked'

const WORDS: Record<LiveRecheck['state'], { word: string; tone: StatusTone; text: (who: string) => string }> =
  {
    asked: { word: 'Asked', tone: 'open', text: (who) => `${who} has not answered yet.` },
    accepted: {
      word: 'Accepted',
      tone: 'satya',
      text: (who) => `${who} begins in the call, when both of you are ready.`,
    },
    declined: {
      word: 'Not done',
      tone: 'neutral',
      text: (who) => `${who} declined. It has no effect anywhere.`,
    },
    running: { word: 'Running', tone: 'satya', text: () => '' },
    confirmed: {
      word: 'Confirmed',
      tone: 'vriddhi',
      text: () =>
        `${RECHECK_RULES.right} or more of five were right. ${RECHECK_RULES.confirms.same} of 100 people of this level get there, ${RECHECK_RULES.confirms.lower} of 100 of a level two lower.`,
    },
    not_confirmed: {
      word: 'Not confirmed',
      tone: 'neutral',
      text: () =>
        `Fewer than ${RECHECK_RULES.right} of five were right. Five tasks tell a little: talk about it.`,
    },
    not_done: { word: 'Not done', tone: 'neutral', text: () => 'The tasks were not done. It has no effect.' },
  }

interface OneRecheckProps {
  recheck: LiveRecheck
  person: string
  /** When this browser read it. */
  readAt: number
  /** Room for what is written down meanwhile. */
  notes?: ReactNode
}

/** The tasks of one skill: where they stand, or the one that is open now. */
export function OneRecheck({ recheck, person, readAt, notes }: OneRecheckProps) {
  const { skill, state, task } = recheck
  const { word, tone, text } = WORDS[state]
  return (
    <Box
      title={`Live re-check: ${skill}`}
      action={task ? <Left recheck={recheck} readAt={readAt} /> : <StatusDot tone={tone}>{word}</StatusDot>}
    >
      <CardBody>
        <SrOnly role="status">{`${word}. ${task ? `Task ${task.seq} of ${task.of}` : ''}`}</SrOnly>
        <Stack gap={5}>
          {task ? <Open task={task} recheck={recheck} person={person} /> : <Text>{text(person)}</Text>}
          {notes}
        </Stack>
      </CardBody>
    </Box>
  )
}

function Left({ recheck: { endsAt, now }, readAt }: Pick<OneRecheckProps, 'recheck' | 'readAt'>) {
  const left = useSecondsUntil(readAt + Date.parse(endsAt ?? now) - Date.parse(now))
  return (
    <Text as="span" size="sm" tone={3}>
      left of {RECHECK_RULES.liveMinutes} minutes{' '}
      <Clock>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</Clock>
    </Text>
  )
}

function Open({ task, recheck, person }: { task: SharedTask; recheck: LiveRecheck; person: string }) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text size="sm" tone={3}>
          Task {task.seq} of {task.of}, {task.topic}
        </Text>
        <Stem>
          <Ticked>{task.stem}</Ticked>
        </Stem>
      </Stack>
      {task.code !== undefined && <ShownCode code={task.code} />}
      <Stack gap={2}>
        <b>{person} answers</b>
        <Drafted task={task} draft={recheck.draft} />
        <Text size="sm" tone={3}>
          You see what {person} sees. The same checker as in the assessment grades it, not you.
        </Text>
      </Stack>
    </Stack>
  )
}

/** What stands in the answer now; options in the order that it has for whoever answers. */
function Drafted({ task: { options, kind }, draft }: { task: SharedTask; draft: LiveRecheck['draft'] }) {
  const chosen = draft && 'chosen' in draft ? draft.chosen : []
  if (!options) return <Typed>{draft && 'text' in draft && draft.text ? draft.text : '…'}</Typed>
  const shown =
    kind === 'ordering' && chosen.length
      ? chosen.flatMap((id) => options.find((option) => option.id === id) ?? [])
      : options
  return (
    <Options as={kind === 'ordering' ? 'ol' : 'ul'}>
      {shown.map(({ id, text }) => {
        const isChosen = kind !== 'ordering' && chosen.includes(id)
        return (
          <Option key={id} $chosen={isChosen}>
            <Ticked>{text}</Ticked>
            {isChosen && <SrOnly> (chosen)</SrOnly>}
          </Option>
        )
      })}
    </Options>
  )
}

const Clock = styled.b`
  font-variant-numeric: tabular-nums;
  color: var(--text);
`
const Stem = styled.h3`
  max-width: 52ch;
  font: 540 var(--fs-7) / 1.4 var(--font-display);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Typed = styled.p`
  min-height: 3rem;
  padding: var(--sp-3) var(--sp-4);
  border: var(--bw) dashed var(--control);
  border-radius: var(--r-2);
  font-family: var(--font-mono);
  overflow-wrap: anywhere;
`
const Options = styled.ul`
  display: grid;
  gap: var(--sp-2);
  padding: 0;
  list-style-position: inside;
`
const Option = styled.li<{ $chosen: boolean }>`
  padding: var(--sp-3) var(--sp-4);
  border: var(--bw) ${({ $chosen }) => ($chosen ? 'solid var(--selected-line)' : 'dashed var(--control)')};
  border-radius: var(--r-2);
  background: ${({ $chosen }) => ($chosen ? 'var(--selected)' : 'none')};
  overflow-wrap: anywhere;
`
