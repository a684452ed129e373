import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isWaitingHold, type HoldDetail } from '@tryka/domain'
import { Card, CardBody, CardHead, KeyValues, Said, Stack, Table, Text, type Column } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatDate, formatTime } from '../../base/format'
import { HoldForm } from './hold-form'
import { fiveOf, HOLD_WORDS, kindsOf } from './words'

type Quick = HoldDetail['signs']['fast'][number]

const COLUMNS: Column<Quick>[] = [
  { key: 'seq', head: 'Task', cell: ({ seq }) => seq, rowHead: true },
  { key: 'seconds', head: 'Took', cell: ({ seconds }) => `${seconds} s`, numeric: true },
  { key: 'usual', head: 'People need', cell: ({ usualSeconds }) => `${usualSeconds} s`, numeric: true },
]

/** One held result: what was seen, how the five tasks went, what its person says, and the decision. */
export function HoldView({ of, takesFocus }: { of: HoldDetail; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { skill, at, until, state, score, tasks, signs } = of
  return (
    <Stack gap={5}>
      <Card asChild>
        <section aria-labelledby="held-result">
          <CardHead>
            <Title id="held-result" ref={title} tabIndex={-1}>
              {skill}: {kindsOf(of)}
            </Title>
          </CardHead>
          <CardBody>
            <Stack gap={4}>
              <Text size="sm" tone={3}>
                {formatTime(at)}. {HOLD_WORDS[state]}
                {state === 'open' ? ` until ${formatDate(until)}` : ''}. A signal is no verdict: each of them
                happens by chance too.
              </Text>
              <KeyValues
                items={[
                  { label: 'Result', value: `Score ${score} from ${tasks} tasks` },
                  { label: 'Five tasks', value: fiveOf(of) },
                  ...(signs.alike.length > 0
                    ? [{ label: 'Code like another account’s', value: `Tasks ${signs.alike.join(', ')}` }]
                    : []),
                  ...(signs.jump
                    ? [
                        {
                          label: 'Result before',
                          value: `Score ${signs.jump.from}, ${formatDate(signs.jump.since)}`,
                        },
                      ]
                    : []),
                ]}
              />
              <Wrote title="Instead of the five tasks" words={of.said} />
              <Wrote title="Against the decision" words={of.appeal} />
              {of.decidedAt && (
                <Text>
                  {of.decidedBy ?? 'Nobody answered'}, {formatTime(of.decidedAt)}
                  {of.reason && `: ${of.reason}`}
                </Text>
              )}
            </Stack>
          </CardBody>
        </section>
      </Card>
      {signs.fast.length > 0 && (
        <Card asChild>
          <section aria-labelledby="quick">
            <CardHead>
              <h3 id="quick">Hard tasks that were right at once</h3>
            </CardHead>
            <Table
              caption="Hard tasks that were right at once"
              columns={COLUMNS}
              rows={signs.fast}
              rowKey={({ seq }) => String(seq)}
              narrow="scroll"
            />
          </section>
        </Card>
      )}
      {(isWaitingHold(state) || state === 'open') && (
        <Deciders told>
          <HoldForm of={of} />
        </Deciders>
      )}
    </Stack>
  )
}

const Wrote = ({ title, words }: { title: string; words: string | null }) =>
  words && (
    <div>
      <Text size="sm" tone={3}>
        {title}
      </Text>
      <Said>{words}</Said>
    </div>
  )

const Title = styled.h2`
  overflow-wrap: anywhere;
`
